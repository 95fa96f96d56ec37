import { derivationOf, type Step } from '#domain/pricing/derivation.ts';
import { explainStep } from '#domain/pricing/explain.ts';
import type { LineResult } from './answer.ts';

/** The answer for a person: every step of the cart of one line of input, with its formula. */
export function answerInWords(result: LineResult, lineNumber: number): string {
  const heading = `Carrito de la línea ${lineNumber}`;
  if (result.ok) return `${heading}\n\n${explanation(derivationOf(result.value))}`;
  const { error, field } = result.refusal;
  return `${heading}\n\n  ${field === null ? '' : `${field}: `}${error}\n`;
}

/** The steps of a price, numbered, each with its rule, its formula and the amount before and after. */
export function explanation(steps: readonly Step[]): string {
  return steps.map((step, index) => stepInWords(step, index + 1)).join('\n');
}

function stepInWords(step: Step, number: number): string {
  const { productId, title, rule, formula, before, after } = explainStep(step);
  const subject = productId === null ? '' : ` (producto ${productId})`;
  return `${String(number).padStart(3)}. ${title}${subject}: de ${before} a ${after}\n     ${formula}\n     ${rule}\n`;
}
