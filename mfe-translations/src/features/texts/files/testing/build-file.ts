/** A file as a user chooses it. */
export function buildFile(content: string | Uint8Array, name: string): File {
  const bytes = Uint8Array.from(typeof content === 'string' ? Buffer.from(content) : content);
  // jsdom has no File.arrayBuffer.
  return Object.assign(new File([bytes], name), { arrayBuffer: async () => bytes.buffer });
}
