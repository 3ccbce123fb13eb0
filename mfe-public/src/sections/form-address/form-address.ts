/** What the form can be asked about, as its field has it. */
type Wish = 'lasik' | 'prk' | 'icl' | 'consultation';

/** The address of the form itself, below what stands above it, with its procedure chosen. */
export const formFor = (wish: Wish): string => `/contact?procedure=${wish}#request`;
