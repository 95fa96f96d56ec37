import { formatDuration } from '#domain/cart/duration-text.ts';
import { typedCount } from '#domain/office/products/field-fault.ts';
import { ORDERS_KEEP_PRICES } from '#domain/office/products/price-reader.ts';
import { givesTheSame, type GivenContent, type PlanContent, type TermContent } from './plan-content.ts';
import { planLimits } from './read-plan.ts';

/** What publishing a plan is told by: as it is published, and as it would be. */
export interface PlanChange {
  readonly before: PlanContent;
  readonly after: PlanContent;
  /** How many accounts have the plan now. */
  readonly holders: number;
  /** What a line of it is called: 'Contratos civiles', 'Todos los cursos de Laboral'. */
  readonly nameOf: (given: GivenContent) => string;
}

/** What publishing a plan changes for whoever has it, and for whoever has it in a cart, in sentences. */
export function planEffects({ before, after, holders, nameOf }: PlanChange): readonly string[] {
  const effects = holders === 0 ? [] : [...givenEffects(before, after, holders, nameOf), ...seatEffects(before, after)];
  const gone = before.terms.filter((term) => !after.terms.some((each) => isSameTerm(each, term)));
  effects.push(
    ...gone.map(
      (term) =>
        `Ya no se ofrece «${lengthOf(term)}»: quien lo tiene en su carrito elige otro, y los pedidos lo conservan.`,
    ),
  );
  if (after.terms.some((term) => isRepriced(term, before))) effects.push(ORDERS_KEEP_PRICES);
  return effects;
}

/** Whether a line of prices is the one that was published: its id means one length, and another length is another price. */
function isSameTerm(one: TermContent, published: TermContent): boolean {
  const isKnown = one.id === null ? one.key === published.key : one.id === published.id;
  return isKnown && one.unit === published.unit && Number(one.duration) === Number(published.duration);
}

function givenEffects(
  before: PlanContent,
  after: PlanContent,
  holders: number,
  nameOf: PlanChange['nameOf'],
): readonly string[] {
  const missing = (from: PlanContent, to: PlanContent) =>
    from.gives.filter((given) => !to.gives.some((each) => givesTheSame(each, given))).map(nameOf);
  const [gone, come] = [missing(before, after), missing(after, before)];
  const who = holders === 1 ? 'La persona que ya lo tiene' : `Las ${holders} personas que ya lo tienen`;
  const [keep, get] = holders === 1 ? ['conserva', 'recibe'] : ['conservan', 'reciben'];
  return [
    ...(gone.length === 0 ? [] : [`${who} ${keep} hasta que termine: ${gone.join(', ')}.`]),
    ...(come.length === 0 ? [] : [`${who} ${get} además: ${come.join(', ')}.`]),
  ];
}

function seatEffects(before: PlanContent, after: PlanContent): readonly string[] {
  const seatsOf = ({ seats }: PlanContent): number => typedCount(seats, planLimits.seats) ?? 0;
  const [was, is] = [seatsOf(before), seatsOf(after)];
  if (was === is) return [];
  return is < was
    ? [`Quien ya lo tiene conserva sus ${was} usuarios incluidos hasta que termine.`]
    : [`Quien ya lo tiene pasa también a ${is} usuarios incluidos.`];
}

function isRepriced(term: TermContent, before: PlanContent): boolean {
  const was = before.terms.find((each) => isSameTerm(term, each));
  return (
    was !== undefined &&
    (was.regularPrice !== term.regularPrice ||
      was.discountedPrice !== term.discountedPrice ||
      was.seatPrice !== term.seatPrice)
  );
}

const lengthOf = ({ duration, unit }: TermContent): string => formatDuration({ amount: Number(duration), unit });
