/** A TMX file as another tool writes it. */
export const buildTmx = (units: string, { source = 'en-US', doctype = '' } = {}): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
${doctype}<tmx version="1.4">
<header creationtool="Other" creationtoolversion="9" segtype="sentence" o-tmf="x" adminlang="en-US" srclang="${source}" datatype="xml"/>
<body>
${units}
</body>
</tmx>
`;

const buildVariant = (tag: string, segment: string): string =>
  `<tuv xml:lang="${tag}"><seg>${segment}</seg></tuv>`;

/** On one line. */
export const buildTmxUnit = (...variants: [tag: string, segment: string][]): string =>
  `<tu>${variants.map(([tag, segment]) => buildVariant(tag, segment)).join('')}</tu>`;
