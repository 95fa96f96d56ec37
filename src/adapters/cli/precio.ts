import { parseArgs } from 'node:util';
import { ClockOfTheMachine } from '#adapters/server/clock-of-the-machine.ts';
import { ConfigError, readConfig } from '#adapters/server/config/config.ts';
import { movedSettingsOf } from '#adapters/server/config/moved-settings.ts';
import { generalRateOn } from '#adapters/server/config/rate-periods.ts';
import { showSourceLines } from '#adapters/server/observing/source-lines.ts';
import { settingsParts } from '#domain/settings/school-settings.ts';
import { ratePeriodsOf } from '#domain/settings/tax-settings.ts';
import { limaDay } from '#domain/shared/dates.ts';
import type { Rate } from '#domain/shared/rate.ts';
import { cleanText } from '#adapters/server/clean-text.ts';
import { answerInJson, priceText } from './precio/answer.ts';
import { Explanation } from './precio/explanation.ts';
import { answerLines } from './precio/price-stream.ts';
import { auditOrder } from './precio/stored-order.ts';

const USAGE = `Uso: npm run --silent precio [-- OPCIÓN]

Lee de la entrada estándar un carrito por línea, en JSON, y escribe un resultado por línea, en el mismo orden.

  --explicar    explica cada carrito paso a paso, para una persona, y al final las reglas
  --pedido ID   muestra cómo se calculó un pedido guardado, lo recalcula y dice si coincide cada importe guardado
  --ayuda       muestra este texto

El formato y las reglas están en docs/price-maths.md.
`;

const OPTIONS = { explicar: { type: 'boolean' }, pedido: { type: 'string' }, ayuda: { type: 'boolean' } } as const;

/**
 * The auditor's command; answers its exit code: 0, even when lines are errors; 1 when an order is missing or disagrees; 2 when
 * it is called wrongly. Source: decisions.md, Auditor's command.
 */
async function main(args: string[]): Promise<number> {
  const options = optionsOf(args);
  if (options?.ayuda === true) return say(process.stdout, USAGE, 0);
  if (options === null) return say(process.stderr, USAGE, 2);
  if (options.pedido !== undefined) return audit(options.pedido);
  const generalRate = configuredRate();
  const explanation = options.explicar === true ? new Explanation() : null;
  await answerLines(process.stdin, process.stdout, (line, number) => {
    const priced = priceText(line, generalRate);
    return cleanText(explanation === null ? answerInJson(priced) : explanation.answer(priced, number));
  });
  return say(process.stdout, explanation?.legend() ?? '', 0);
}

async function audit(name: string): Promise<number> {
  // Loaded only here: whoever prices carts needs no database.
  const { findStoredOrder } = await import('./precio/find-stored-order.ts');
  const order = await findStoredOrder(name, readConfig(process.env));
  if (order === null) return say(process.stderr, `No hay ningún pedido «${name}».\n`, 1);
  const { text, agrees } = auditOrder(order);
  return say(process.stdout, text, agrees ? 0 : 1);
}

function optionsOf(args: string[]): { explicar?: boolean; pedido?: string; ayuda?: boolean } | null {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch {
    return null;
  }
}

/** The school's general IGV of today, in Lima. The other settings are not read: a wrong port keeps nobody from auditing a price. */
function configuredRate(): Rate {
  const { tax = settingsParts.tax.initial } = movedSettingsOf({ IGV_RATE: process.env['IGV_RATE'] }).contents;
  return generalRateOn(ratePeriodsOf(tax), limaDay(new ClockOfTheMachine().now()));
}

function say(stream: NodeJS.WritableStream, text: string, code: number): number {
  stream.write(cleanText(text));
  return code;
}

// Whoever reads the answers may have seen enough (`| head`): that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

showSourceLines(import.meta.dirname);
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.exitCode = say(process.stderr, `${error.message}\n`, 2);
}
