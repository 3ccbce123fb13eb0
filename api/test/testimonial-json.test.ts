import { languages } from '@lens/contracts/languages';
import type { Page } from '@lens/contracts/lists';
import {
  publicTestimonialPage,
  type PublicTestimonial,
  type Testimonial,
} from '@lens/contracts/testimonials';
import { onEachEngine } from './harness/on-each-engine.js';
import { usablePicture } from './harness/pictures.js';

const story = {
  procedure_type: 'ICL',
  rating: 4,
  name: 'Noor A.',
  location: 'Torrance, CA',
  given_on: '2024-12-31',
  consent: true,
  source: 'Signed form in the patient file',
};

onEachEngine('the JSON of testimonials', (api) => {
  test('has the fields of the schema, of the types and in the order there, whatever it contains', async () => {
    const token = await api.signIn('editor');
    const quote = 'A "quote" \\ in\nlines\t\u0001 \u2028 \u{1f441} קו "image_id":null </script>';
    const translations = { es: { quote, key_benefits: [quote] }, ar: { location: quote } };
    const { id: image_id } = await usablePicture(api, token);
    for (const fields of [
      { quote, key_benefits: [quote, 'b'], translations, image_id },
      { quote, translations },
    ]) {
      const body = { ...story, ...fields };
      const { id } = (await api.call<Testimonial>('POST', '/api/testimonials', { token, body })).body;
      await api.call('PATCH', `/api/testimonials/${id}/status`, { token, body: { status: 'approved' } });
    }
    for (const { code } of languages) {
      const path = `/api/testimonials/public?limit=100&lng=${code}`;
      const page = (await api.call<Page<PublicTestimonial>>('GET', path)).body;
      expect(JSON.stringify(publicTestimonialPage.parse(page))).toBe(JSON.stringify(page));
      for (const { created_at } of page.items) expect(new Date(created_at).toISOString()).toBe(created_at);
      expect(page.items.slice(0, 2).map((item) => [item.quote, item.image?.id])).toEqual([
        [quote, undefined],
        [quote, image_id],
      ]);
    }
  });
});
