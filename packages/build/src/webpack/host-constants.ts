import webpack from 'webpack';

/**
 * Constants for the shell's code in the browser.
 * @param laterFonts the rules of fonts for texts that are written later, which the shell adds to the page
 */
export const hostConstants = (laterFonts: string) =>
  new webpack.DefinePlugin({ LATER_FONTS: JSON.stringify(laterFonts) });
