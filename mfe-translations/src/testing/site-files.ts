/** The lists of files that the shell serves: three namespaces for visitors, one of the back office. */
export const listings = {
  '/locales/index.json': {
    'mfe-admin': ['en', 'es'],
    navigation: ['en', 'es', 'pt', 'ar'],
    common: ['en', 'es'],
    forms: ['en', 'ar'],
  },
  '/remotes/registry.json': {
    remotes: {
      'mfe-admin': { files: { 'remoteEntry.js': '', 'locales/en/mfe-admin.json': '' } },
      'mfe-public': { files: { 'locales/en/common.json': '', 'locales/en/forms.json': '' } },
    },
  },
};
