/**
 * Reports numbers as the length of form controls: a field whose limit differs from its schema's loses what users typed.
 */
const noLiteralLength = {
  create: (context) => ({
    'JSXAttribute[name.name=/^m(ax|in)length$/i] Literal[raw=/\\d/]'(node) {
      context.report({
        node,
        message: 'Use a constant of @lens/contracts/max-lengths, as the schema of this text does.',
      });
    },
  }),
};

export default { meta: { name: 'lens' }, rules: { 'no-literal-length': noLiteralLength } };
