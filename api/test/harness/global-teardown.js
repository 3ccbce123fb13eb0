import { dropTemplate } from './server-template.js';

/** Runs once after all tests. */
export default async function cleanUp() {
  const { TEST_DATABASE_URL: url, SERVER_SEEDED: name } = process.env;
  if (url && name) await dropTemplate(url, name);
}
