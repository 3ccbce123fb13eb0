import 'i18next';
import type common from '../locales/en/common.json';
import type forms from '../locales/en/forms.json';
import type medical from '../locales/en/medical.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: { common: typeof common; forms: typeof forms; medical: typeof medical };
  }
}
