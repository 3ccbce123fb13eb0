/*
 * What belongs to a number, as patterns of regular expressions with the flag `u`.
 */

/** Plus and minus in front of one, which is not the hyphen of a word or of a span. */
export const signPattern = '(?<![\\p{L}\\p{N}}])[-−+±](?=\\d)';

/** A symbol behind one, without the space between: diopters, lengths, angles, doses. */
export const unitPattern = '(?:D|mm|cm|nm|[µμ]m|mcg|[µμ]g|mg|kg|m[lL]|°)(?![\\p{Script=Latin}\\d])';
