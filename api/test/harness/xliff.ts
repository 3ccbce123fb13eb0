/** A file of the namespace `common` with these units. */
export const buildXliff = (
  language: string,
  units: string,
  { original = 'common', source = 'en' } = {},
): string => `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
  <file original="${original}" source-language="${source}" target-language="${language}" datatype="plaintext">
    <body>${units}</body>
  </file>
</xliff>
`;

export const buildUnit = (id: string, source: string, target: string): string =>
  `<trans-unit id="${id}"><source>${source}</source><target>${target}</target></trans-unit>`;
