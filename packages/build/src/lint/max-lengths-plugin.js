/** Reports a form control whose length stands as a number. A field that stops before its schema does, or after it, loses what somebody typed. */
const noLiteralLength = {
  create: (context) => ({
    'JSXAttribute[name.name=/^m(ax|in)length$/i] Literal[raw=/\\d/]'(node) {
      context.report({
        node,
        message: 'How long a text may be stands in @lens/contracts/max-lengths, for its schema too.',
      });
    },
  }),
};

export default { meta: { name: 'lens' }, rules: { 'no-literal-length': noLiteralLength } };
