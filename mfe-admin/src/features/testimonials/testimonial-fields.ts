import { languages } from '@lens/contracts/languages';
import { field, fieldPerLanguage, formatValue, type FormField } from '../../components/conflict/form-fields';
import { regionLabels } from './labels';

const otherLanguages = languages.flatMap(({ code }) => (code === 'en' ? [] : [code]));
const formatPicture = (id: unknown) => (typeof id === 'string' ? `picture ${id.slice(0, 8)}` : '');
const formatRegion = (value: unknown) => regionLabels[value as keyof typeof regionLabels];

/** All fields of a testimonial, in the editor's order. */
export const testimonialFields: readonly FormField[] = [
  field('quote', 'Quote'),
  field('rating', 'Rating'),
  field('procedure_type', 'Procedure'),
  field('key_benefits', 'Benefits'),
  field('name', 'Name'),
  field('age', 'Age'),
  field('occupation', 'Occupation'),
  field('location', 'Place'),
  field('before_vision', 'Vision before'),
  field('after_vision', 'Vision after'),
  field('satisfaction', 'Satisfaction'),
  field('given_on', 'Given on'),
  field('region', 'Region', formatRegion),
  field('pacific_story', 'Mission story'),
  field('impact', 'Outcome'),
  field('image_id', 'Picture', formatPicture),
  field('video_available', 'Video'),
  field('featured', 'Featured'),
  field('consent', 'Consent'),
  field('source', 'Source', formatValue),
  ...fieldPerLanguage('translations', 'Translation', otherLanguages),
];
