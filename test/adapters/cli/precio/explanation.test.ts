import { describe, expect, it } from 'vitest';
import { priceText } from '#adapters/cli/precio/answer.ts';
import { answerInWords } from '#adapters/cli/precio/explanation.ts';
import { auditedCart } from '#test/support/audited-carts.ts';
import { aLine, aRequest, IGV, percentOff } from '#test/support/price-lines.ts';

const explain = (text: string, line: number): string => answerInWords(priceText(text, IGV), line);

describe('an explanation for a person', () => {
  it('numbers the steps and gives each its amounts, formula and rule', () => {
    const text = explain(JSON.stringify(auditedCart(aRequest([aLine(7, '118.00')], percentOff('10')))), 3);

    expect(text.split('\n').slice(0, 6)).toEqual([
      'Carrito de la línea 3',
      '',
      '  1. Precio (producto 7): de S/. 0.00 a S/. 118.00',
      '     S/. 118.00, precio indicado',
      '     El precio incluye el IGV de los productos gravados. Rige el precio con descuento mientras el descuento esté vigente y, si no, el normal; quien tiene un plan activo paga el de suscriptor cuando es menor.',
      '',
    ]);
    expect(text.match(/^ +\d+\. [^:]+/gm)?.map((step) => step.trim())).toEqual([
      '1. Precio (producto 7)',
      '2. Suma de precios',
      '3. Descuento en porcentaje',
      '4. Reparto del descuento (producto 7)',
      '5. Base sin IGV (producto 7)',
      '6. Totales',
    ]);
    expect(text).toContain('S/. 118.00 − S/. 11.80 = S/. 106.20 = S/. 90.00 de base + S/. 16.20 de IGV');
  });

  it('tells of an error and its field', () => {
    expect(explain('{"items":[{"id":0}]}', 8)).toBe(
      'Carrito de la línea 8\n\n  items[0].id: Debe ser un número entero positivo.\n',
    );
    expect(explain('¿qué?', 9)).toBe('Carrito de la línea 9\n\n  La línea no es JSON válido.\n');
  });
});
