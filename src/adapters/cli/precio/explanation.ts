import { derivationOf, type Step } from '#domain/pricing/derivation.ts';
import { explainStep, type ExplainedStep } from '#domain/pricing/explain.ts';
import { RULES } from '#domain/pricing/rule-texts.ts';
import type { LineResult } from './answer.ts';

/** Explains carts to a person: each one's steps as they come, and at the end, once, what the rules say that they went by. */
export class Explanation {
  readonly #used = new Set<string>();

  /** The cart of one line of input, step by step. */
  answer(result: LineResult, lineNumber: number): string {
    const heading = `Carrito de la línea ${lineNumber}`;
    if (result.ok) return `${heading}\n\n${this.steps(derivationOf(result.value))}`;
    const { error, field } = result.refusal;
    return `${heading}\n\n  ${field === null ? '' : `${field}: `}${error}\n`;
  }

  /** The steps of a price, numbered in their order: a table for each product and one for the whole cart. */
  steps(steps: readonly Step[]): string {
    const explained = steps.map((step, index) => ({ ...explainStep(step), number: index + 1 }));
    for (const { title } of explained) this.#used.add(title);
    const products = [...new Set(explained.flatMap(({ productId }) => (productId === null ? [] : [productId])))];
    const tables = [...products, null].map((about) => {
      const name = about === null ? 'Carrito' : `Producto ${about}`;
      return tableOf(
        name,
        explained.filter(({ productId }) => productId === about),
      );
    });
    return tables.join('\n');
  }

  /** What each rule says that a step went by, in the rules' own order; '' when there was no step. */
  legend(): string {
    const used = Object.values(RULES).filter(({ title }) => this.#used.has(title));
    if (used.length === 0) return '';
    return `Reglas\n\n${used.map(({ title, rule }) => `  ${title}: ${rule}\n`).join('')}`;
  }
}

type NumberedStep = ExplainedStep & { readonly number: number };

const HEAD = ['N.º', 'Paso', 'Antes', 'Después', 'Cuenta'] as const;

/** Numbers and amounts end below each other, words begin so; the last column takes what it needs. */
function tableOf(name: string, steps: readonly NumberedStep[]): string {
  const rows = [HEAD, ...steps.map((each) => [`${each.number}`, each.title, each.before, each.after, each.formula])];
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const widths = HEAD.map((_, column) => width(column));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => {
        if (column === HEAD.length - 1) return cell;
        return column === 1 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
      })
      .join('  '),
  );
  return `${name}\n${lines.map((line) => `  ${line}\n`).join('')}`;
}
