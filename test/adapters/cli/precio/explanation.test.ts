import { describe, expect, it } from 'vitest';
import { priceText } from '#adapters/cli/precio/answer.ts';
import { Explanation } from '#adapters/cli/precio/explanation.ts';
import { auditedCart } from '#test/support/cart/audited-carts.ts';
import { aLine, aRequest, IGV, percentOff } from '#test/support/pricing/price-lines.ts';

const request = (ids: readonly number[]) =>
  JSON.stringify(
    auditedCart(
      aRequest(
        ids.map((id) => aLine(id, '118.00')),
        percentOff('10'),
      ),
    ),
  );

describe('an explanation for a person', () => {
  it('has a table of steps for each product and for the cart, numbered in the order they are taken', () => {
    expect(new Explanation().answer(priceText(request([7]), IGV), 3)).toBe(
      [
        'Carrito de la línea 3',
        '',
        'Producto 7',
        '  N.º  Paso                        Antes     Después  Cuenta',
        '    1  Precio                   S/.\u00A00.00  S/.\u00A0118.00  S/.\u00A0118.00, precio indicado',
        '    4  Reparto del descuento  S/.\u00A0118.00  S/.\u00A0106.20  S/.\u00A011.80 × S/.\u00A0118.00 / S/.\u00A0118.00 = S/.\u00A011.80',
        '    5  Base sin IGV           S/.\u00A0106.20   S/.\u00A090.00  S/.\u00A0106.20 / (1 + 18 %) = S/.\u00A090.00 de base; quedan S/.\u00A016.20 de IGV',
        '',
        'Carrito',
        '  N.º  Paso                          Antes     Después  Cuenta',
        '    2  Suma de precios            S/.\u00A00.00  S/.\u00A0118.00  S/.\u00A0118.00 = S/.\u00A0118.00',
        '    3  Descuento en porcentaje  S/.\u00A0118.00  S/.\u00A0106.20  S/.\u00A0118.00 × 10 % = S/.\u00A011.80',
        '    6  Totales                  S/.\u00A0118.00  S/.\u00A0106.20  S/.\u00A0118.00 − S/.\u00A011.80 = S/.\u00A0106.20 = S/.\u00A090.00 de base + S/.\u00A016.20 de IGV',
        '',
      ].join('\n'),
    );
  });

  it('says each rule once, at the end, however many products and carts went by it', () => {
    const explanation = new Explanation();
    const twelve = Array.from({ length: 12 }, (_, index) => index + 1);
    const answers = [1, 2].map((line) => explanation.answer(priceText(request(twelve), IGV), line)).join('');
    const legend = explanation.legend();
    expect(answers).not.toContain('El precio incluye el IGV');
    expect(`${answers}${legend}`.match(/El precio incluye el IGV/g)).toHaveLength(1);
    expect(legend.split('\n').map((line) => line.split(':')[0]?.trim())).toEqual([
      'Reglas',
      '',
      'Precio',
      'Suma de precios',
      'Descuento en porcentaje',
      'Reparto del descuento',
      'Base sin IGV',
      'Totales',
      '',
    ]);
  });

  it('tells of an error and its field; of nothing there is no rule to tell', () => {
    const explanation = new Explanation();
    expect(explanation.answer(priceText('{"items":[{"id":0}]}', IGV), 8)).toBe(
      'Carrito de la línea 8\n\n  items[0].id: Debe ser un número entero positivo.\n',
    );
    expect(explanation.answer(priceText('¿qué?', IGV), 9)).toBe(
      'Carrito de la línea 9\n\n  La línea no es JSON válido.\n',
    );
    expect(explanation.legend()).toBe('');
  });
});
