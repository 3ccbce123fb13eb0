import { consentNotices, currentConsentVersion } from '@lens/contracts/consent-notices';
import forms from '../../../../locales/en/forms.json';

test('The notice beside the form is the one that requests are stored with', () => {
  expect(forms.consultation.privacy).toBe(consentNotices[currentConsentVersion]);
});
