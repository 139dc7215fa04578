/** Where a phone's layout is used, as in phone.css. */
export const NARROW =
  "(max-width: 760px), (max-width: 1180px) and (orientation: portrait), (max-height: 540px)";
