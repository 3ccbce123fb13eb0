import 'i18next';
import type navigation from '../../locales/en/navigation.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'navigation';
    resources: { navigation: typeof navigation };
  }
}
