/** Translation as remotes use it; the instance, its language and its texts belong to the shell. */
export { useTranslation } from 'react-i18next';
