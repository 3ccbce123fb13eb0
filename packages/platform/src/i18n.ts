/** Translation for remotes. The shell owns the instance, its language and its texts. */
export { useTranslation } from 'react-i18next';
