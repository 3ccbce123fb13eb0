import { flattenTree } from '@lens/contracts/text-tree';
import { copyOf } from './testing/copy-files';

const english = flattenTree(copyOf('en'));

/*
 * Sentences that patients, the law or the specification rely on. Any of them may be written in other words, as long as it
 * still says this; all other tests find texts by their keys.
 */
describe('English texts promise', () => {
  it.each([
    ['common.about.portrait.sample', /the words in quotation marks are invented/],
    ['common.about.telemedicine.limit', /does not replace an examination/],
    ['common.article.sample', /^A sample article.* not medical advice/],
    ['common.article.samples', /^Sample articles.* not medical advice/],
    ['common.contact.bring.lenses', /^Stop wearing contact lenses before/],
    ['common.contact.details.reply', /within 24 hours, not counting days when we are closed/],
    ['common.contact.hero.lead', /within 24 hours, not counting days when we are closed/],
    ['forms.sent.text', /within 24 hours, not counting days when we are closed/],
    ['common.financing.investment.when', /a plan on paper/],
    ['common.gallery.note', /not a photograph/],
    ['common.icl.risks.infection.text', /Call us at once/],
    ['common.icl.versus.risk.lens', /eye pressure, a cataract/],
    ['common.icl.versus.risk.light', /Dry eyes/],
    ['common.lasik.risks.infection.text', /serious.*Call us at once if pain or redness gets worse/],
    ['common.prk.risks.infection.text', /Call us at once if pain or redness gets worse/],
    ['common.prk.lens.text', /the same limits as LASIK/],
    ['common.prk.recovery.lead', /Recovery is the number of days until light everyday tasks/],
    ['common.procedures.hero.lead', /four procedures.*the fourth, cataract surgery/],
    ['common.stories.samples', /invented for this demonstration/],
    ['common.technology.innovations.mobile.text', /Lasers do not travel: they stand at the base in Guam/],
    ['common.technology.philosophy.sample', /This is a demonstration/],
    ['common.technology.safety.lead', /do not make it impossible/],
    ['common.testimonials.headline.basis', /do not describe everyone/],
    ['common.testimonials.headline.counted', /Not every procedure reached 20\/20/],
    ['common.testimonials.headline.success_rate', /20\/20 or better within 24–48 hours/],
    ['common.pacificStory.timeline.sample', /written for the demonstration/],
  ])('in %s what pages claim of it: %s', (key, promise) => {
    expect(english.get(key)).toMatch(promise);
  });

  it.each([
    ['age.reading', /almost everyone will need reading glasses.*after LASIK and PRK too/],
    ['chamber.question', /front of your eye is shallow/],
    ['cornea.question', /too thin, or bulges/],
    ['note', /not a diagnosis/],
    ['result.today', /leave them out, and have the eye examined today/],
    ['sight.farBeyond', /stronger than \{\{from\}\}/],
    ['sight.nearBeyond', /stronger than \{\{from\}\}/],
  ])('in the self-check, %s, what somebody acts on: %s', (key, promise) => {
    expect(english.get(`common.selfCheck.${key}`)).toMatch(promise);
  });

  it.each([
    ['privacy.others.map', /map app of your device, or OpenStreetMap.* when you follow the link/],
    ['privacy.others.video', /video host only when you press play/],
    ['privacy.rights.copy', /^A copy of everything/],
    ['privacy.rights.erase', /^Erasure\./],
    ['privacy.sent.consultation', /^A consultation request holds/],
    ['privacy.sent.newsletter', /^The newsletter list holds/],
    ['privacy.short.pixels', /no third-party pixels/],
    ['terms.advice.pages', /do not replace an examination/],
    ['terms.changes.law', /for the practice’s counsel to complete/],
    ['terms.languages.text', /the English text applies/],
    ['terms.requests.request', /not an appointment/],
    ['legal.draft', /^This is a draft\./],
  ])('in the legal pages, %s: %s', (key, promise) => {
    expect(english.get(`common.${key}`)).toMatch(promise);
  });

  it('of a request that waits the same on the privacy page as on its notice, and no more than is done', () => {
    const limit = english.get('forms.waiting.limit');
    const waiting = english.get('forms.waiting.waiting.text');
    const queue = english.get('common.privacy.browser.queue');
    expect([limit, waiting, queue].join(' ')).not.toMatch(/contact page|back to this page|erased unsent/);
    expect(waiting).toMatch(/on this device only/);
    expect(limit).toMatch(/no longer sent, and is erased as soon as this site is open/);
    expect(queue).toMatch(/\{\{waitingHours\}\} hours at most/);
    expect(queue).toMatch(/erased the next time you open this site/);
    expect(queue).toMatch(/stays for \{\{toldDays\}\} days/);
    expect(english.get('forms.waiting.expired.text')).toMatch(
      /could not be sent within \{\{hours\}\} hours and is erased/,
    );
  });
});
