import type { Statistic } from '../../statistics/statistic.entity.js';

type Figure = Omit<Statistic, 'id' | 'position'>;

const figure = (
  key: string,
  [en, es, ar]: [en: string, es: string, ar: string],
  value: number,
  marks: { prefix?: string; suffix?: string } = {},
): Figure => ({
  key,
  labels: { en, es, ar },
  value,
  prefix: marks.prefix ?? '',
  suffix: marks.suffix ?? '',
});

const plus = { suffix: '+' };
const percent = { suffix: '%' };

/** Every figure the practice claims, in the order in which staff see them. */
export const figures: Figure[] = [
  figure(
    'procedures_performed',
    ['Procedures performed', 'Procedimientos realizados', 'عملية أُجريت'],
    30_000,
    plus,
  ),
  figure('success_rate', ['Success rate', 'Tasa de éxito', 'معدل النجاح'], 98, percent),
  figure(
    'practice_years',
    ['Years of experience of the practice', 'Años de experiencia de la clínica', 'سنوات خبرة المركز'],
    15,
    plus,
  ),
  figure(
    'surgeon_years',
    ['Years of experience of the surgeon', 'Años de experiencia de la cirujana', 'سنوات خبرة الجرّاحة'],
    20,
    plus,
  ),
  figure(
    'pacific_islands',
    ['Pacific islands served', 'Islas del Pacífico atendidas', 'جزر المحيط الهادئ المستفيدة'],
    12,
  ),
  figure(
    'guam_procedures',
    ['Procedures in Guam', 'Procedimientos en Guam', 'عملية أُجريت في غوام'],
    600,
    plus,
  ),
  figure(
    'residents_served',
    ['Residents served', 'Residentes atendidos', 'المقيمون المستفيدون'],
    200_000,
    plus,
  ),
  figure(
    'travel_cost_saved',
    ['Travel cost saved', 'Ahorro en gastos de viaje', 'التوفير في تكاليف السفر'],
    3000,
    { prefix: '$' },
  ),
  figure('research_funding', ['Research funding', 'Fondos para investigación', 'تمويل الأبحاث'], 1, {
    prefix: '$',
    suffix: 'M+',
  }),
  figure(
    'guam_missions',
    ['Annual missions to Guam', 'Misiones anuales a Guam', 'البعثات السنوية إلى غوام'],
    4,
  ),
  figure('lives_impacted', ['Lives impacted', 'Vidas transformadas', 'حياة تغيّرت'], 650, plus),
  figure(
    'satisfaction',
    ['Patient satisfaction', 'Satisfacción de los pacientes', 'رضا المرضى'],
    99.2,
    percent,
  ),
  figure('average_rating', ['Average rating', 'Valoración media', 'متوسط التقييم'], 4.9, { suffix: '/5' }),
];
