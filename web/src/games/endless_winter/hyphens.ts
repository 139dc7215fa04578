/**
 * Where a long word of a name may be parted on a card. Browsers know the syllables of few languages, and a word
 * that is cut anywhere reads like a misprint.
 */

const SOFT = "\u00AD";
const LONGEST = 9; // letters that go on a card of any size
const LEAST = 5; // of a word before and after the hyphen
const VOWELS = "aeiouyáéíóúýěůäô";
/** Consonants that begin a syllable together. */
const ONSET = /(?:[lnd]j|ch|dž|[bcčdfghkmpstvzšž]r|[bfghkmpsvz]l|[sš][kptv])$/u;

const isVowel = (letter: string | undefined): boolean =>
  letter !== undefined && VOWELS.includes(letter);

/** The name with soft hyphens, which show only where a line ends. */
export const hyphenated = (name: string): string =>
  name.replaceAll(/\p{L}+/gu, (word) => (word.length > LONGEST ? parted(word) : word));

function parted(word: string): string {
  const low = word.toLowerCase();
  let out = "";
  let from = 0;
  for (let at = LEAST; at <= word.length - LEAST; at += 1) {
    if (!beginsSyllable(low, at)) continue;
    out += word.slice(from, at) + SOFT;
    from = at;
  }
  return out + word.slice(from);
}

/** Whether a syllable begins here: the last consonants before a vowel, with a vowel somewhere before them. */
function beginsSyllable(word: string, at: number): boolean {
  if (isVowel(word[at])) return false;
  let vowel = at;
  while (vowel < word.length && !isVowel(word[vowel])) vowel += 1;
  if (vowel === word.length) return false;
  const onset = ONSET.test(word.slice(0, vowel)) && !isVowel(word[vowel - 2]) ? 2 : 1;
  return vowel - at === onset && [...word.slice(0, at)].some(isVowel);
}
