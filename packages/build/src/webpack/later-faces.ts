import webpack from 'webpack';

/** Gives the host in the browser the rules of faces for text that is written later, which it adds to the page. */
export const defineLaterFaces = (rules: string) =>
  new webpack.DefinePlugin({ LATER_FACES: JSON.stringify(rules) });
