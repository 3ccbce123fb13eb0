/*
 * Regular expressions for the signs and units of numbers; they need the flag `u`.
 */

/** Plus or minus before a number, not the hyphen in a word or in a range. */
export const signPattern = '(?<![\\p{L}\\p{N}}])[-−+±](?=\\d)';

/** A unit after a number, without the space between: diopters, lengths, angles, doses. */
export const unitPattern = '(?:D|mm|cm|nm|[µμ]m|mcg|[µμ]g|mg|kg|m[lL]|°)(?![\\p{Script=Latin}\\d])';
