/** The client of a game that brings none of its own. */

import { gameClient } from "./game";
import PlainScreen from "./PlainScreen.svelte";

export default gameClient({ Board: PlainScreen, seats: [], sources: [] });
