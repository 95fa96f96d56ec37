import type { StartedSchool } from '#adapters/server/wiring/start.container.ts';
import {
  RetireProduct,
  type ScheduleRefusal,
  SchedulePublication,
} from '#application/server/office/products/change-product-state.ts';
import { PublishProduct, type PublishProductRefusal } from '#application/server/office/products/publish-product.ts';
import { formatLongInstant, startOfLimaDay } from '#domain/shared/dates.ts';
import { parseDayMonthYear } from '#domain/shared/typed-day.ts';
import { type Command, type Print, UsageError } from '#adapters/cli/escuela/command.ts';
import { nothingChanged } from '#adapters/cli/escuela/refusal-texts.ts';
import { noSuchProduct, productOf } from './product-of.ts';
import { onlyProduct, parsed, tellLacks } from './products.ts';

const byHand = 'no';

/** `products publish PRODUCT [--at …]`: now, at an hour, or at none. */
export const productsPublish: Command = {
  words: ['products', 'publish'],
  logged: 'by-itself',
  usage: `  products publish PRODUCTO [--at "DD/MM/AAAA HH:MM" | --at ${byHand}]
      Publica el producto con todo lo que cambió en su borrador; si algo lo impide, dice qué falta y no cambia nada.
      --at: la escuela lo publica sola a esa hora de Lima; con «${byHand}», solo a mano.`,
  prepare(args) {
    const { values, positionals } = parsed('products publish', args, { at: { type: 'string' } });
    const named = onlyProduct('products publish', positionals);
    const at = values['at'] === undefined ? undefined : hourOf(values['at']);
    return async (started, print, by) => {
      const id = await productOf(started, named);
      if (id === null) return refused(print, noSuchProduct);
      return at === undefined ? publishNow(started, id, print, by) : schedule(started, { id, at }, print, by);
    };
  },
};

/** `products retire PRODUCT`: not for sale any more. */
export const productsRetire: Command = {
  words: ['products', 'retire'],
  logged: 'by-itself',
  usage: `  products retire PRODUCTO
      Retira el producto de la venta. Quien lo tiene lo conserva; se vuelve a publicar como la primera vez.`,
  prepare(args) {
    const named = onlyProduct('products retire', args);
    return async (started, print, by) => {
      const id = await productOf(started, named);
      const done = id === null ? null : await started.school.write(RetireProduct, (retire) => retire.execute(id, by));
      if (done?.ok !== true) return refused(print, noSuchProduct);
      print('Ya no está a la venta. Quien lo tiene lo conserva.');
      return 0;
    };
  },
};

async function publishNow({ school }: StartedSchool, id: number, print: Print, by: string | null): Promise<number> {
  const published = await school.write(PublishProduct, (publish) => publish.execute(id, by, null));
  if (!published.ok) {
    const { refusal } = published;
    refused(print, refusalText(refusal));
    if (refusal.kind === 'product-lacks') tellLacks(refusal.lacks, null, print);
    return 1;
  }
  print(`Publicado: versión ${published.value}.`);
  return 0;
}

async function schedule(
  { school }: StartedSchool,
  { id, at }: { readonly id: number; readonly at: Date | null },
  print: Print,
  by: string | null,
): Promise<number> {
  const set = await school.write(SchedulePublication, (use) => use.execute(id, at, by));
  if (!set.ok) return refused(print, refusalText(set.refusal));
  print(at === null ? 'Se publica solo a mano.' : `La hora es: ${formatLongInstant(at, { withYear: true })}`);
  return 0;
}

function refusalText({ kind }: PublishProductRefusal | ScheduleRefusal): string {
  if (kind === 'product-lacks') return 'Todavía no se puede publicar:';
  return kind === 'hour-past' ? '--at: esa hora ya pasó.' : noSuchProduct;
}

function refused(print: Print, reason: string): number {
  print(`${nothingChanged} ${reason}`);
  return 1;
}

/** @throws UsageError at what is no hour. */
function hourOf(text: string): Date | null {
  if (text === byHand) return null;
  const [, date = '', hours = '', minutes = ''] = /^(\d\d\/\d\d\/\d{4}) ([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  const day = parseDayMonthYear(date);
  if (!day.ok) throw new UsageError(`--at: escribe la hora de Lima como "31/12/2026 19:00", o «${byHand}».`);
  return new Date(startOfLimaDay(day.value).getTime() + (Number(hours) * 60 + Number(minutes)) * 60_000);
}
