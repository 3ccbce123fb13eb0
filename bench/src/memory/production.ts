/** The variables of a product on a PostgreSQL server, which is production. */
export const onServer = (url: string): NodeJS.ProcessEnv => ({
  DATABASE_URL: url,
  JWT_SECRET: '0f3a9c47be21d85e6a7c9f10b3d2e4f58697a0b1c2d3e4f5a6b7c8d9e0f1a2b3',
  ADMIN_PASSWORD: 'seven seas of rye',
});
