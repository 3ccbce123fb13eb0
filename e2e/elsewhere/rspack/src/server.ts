/** What the shell asks for when it renders: the public pages, by the name under which they are exposed. */
export const modules = { './page': () => import('./page') };
