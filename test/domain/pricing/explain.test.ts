import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { derivationOf } from '#domain/pricing/derivation.ts';
import { explainStep, type ExplainedStep } from '#domain/pricing/explain.ts';
import { priceLines, type PricedCart } from '#domain/pricing/totals.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { arbitraryRequest } from '#test/support/pricing/arbitrary-prices.ts';
import {
  aLine,
  EXEMPT,
  only,
  percent,
  percentOff,
  priced,
  soles,
  solesOff,
} from '#test/support/pricing/price-lines.ts';

const explain = (cart: PricedCart): ExplainedStep[] => derivationOf(cart).map(explainStep);
const formulas = (cart: PricedCart): string[] => explain(cart).map((step) => `${step.title}: ${step.formula}`);

describe('a price in words', () => {
  it('tells the worked example so that an accountant can follow it', () => {
    const line = aLine(1, '150.00', { options: [soles('20.00')], extension: { discount: percent('30'), factor: 2 } });

    expect(formulas(priced([line], percentOff('15')))).toEqual([
      'Precio: S/.\u00A0150.00, precio normal',
      'Opciones: S/.\u00A0150.00 + S/.\u00A020.00 = S/.\u00A0170.00',
      'Ampliación: 2 × S/.\u00A0150.00 = S/.\u00A0300.00; menos el 30 %, S/.\u00A0210.00; menos S/.\u00A0150.00, se suman S/.\u00A060.00',
      'Suma de precios: S/.\u00A0230.00 = S/.\u00A0230.00',
      'Descuento en porcentaje: S/.\u00A0230.00 × 15 % = S/.\u00A034.50',
      'Reparto del descuento: S/.\u00A034.50 × S/.\u00A0230.00 / S/.\u00A0230.00 = S/.\u00A034.50',
      'Base sin IGV: S/.\u00A0195.50 / (1 + 18 %) ≈ S/.\u00A0165.68 de base; quedan S/.\u00A029.82 de IGV',
      'Totales: S/.\u00A0230.00 − S/.\u00A034.50 = S/.\u00A0195.50 = S/.\u00A0165.68 de base + S/.\u00A029.82 de IGV',
    ]);
  });

  it('says where an amount was rounded and where it is exact', () => {
    const cart = priced([aLine(1, '100.00'), aLine(2, '100.00'), aLine(3, '118.00')], percentOff('0.01', only(1, 2)));

    expect(formulas(cart)).toEqual(
      expect.arrayContaining([
        'Descuento en porcentaje: S/.\u00A0200.00 × 0.01 % = S/.\u00A00.02',
        'Reparto del descuento: S/.\u00A00.02 × S/.\u00A0100.00 / S/.\u00A0200.00 = S/.\u00A00.01',
        'Base sin IGV: S/.\u00A099.99 / (1 + 18 %) ≈ S/.\u00A084.74 de base; quedan S/.\u00A015.25 de IGV',
        'Base sin IGV: S/.\u00A0118.00 / (1 + 18 %) = S/.\u00A0100.00 de base; quedan S/.\u00A018.00 de IGV',
      ]),
    );
    expect(formulas(priced([aLine(1, '0.30')], percentOff('15')))).toContain(
      'Descuento en porcentaje: S/.\u00A00.30 × 15 % ≈ S/.\u00A00.05',
    );
  });

  it('shows who got the céntimos left over', () => {
    const cart = priced([aLine(1, '100.00'), aLine(2, '100.00'), aLine(3, '100.00')], solesOff('10'));

    expect(formulas(cart).filter((text) => text.startsWith('Reparto'))).toEqual([
      'Reparto del descuento: S/.\u00A010.00 × S/.\u00A0100.00 / S/.\u00A0300.00 ≈ S/.\u00A03.34',
      'Reparto del descuento: S/.\u00A010.00 × S/.\u00A0100.00 / S/.\u00A0300.00 ≈ S/.\u00A03.33',
      'Reparto del descuento: S/.\u00A010.00 × S/.\u00A0100.00 / S/.\u00A0300.00 ≈ S/.\u00A03.33',
    ]);
  });

  it.each([
    [
      'nearest',
      'S/.\u00A0439.80 − S/.\u00A050.00, al sol más cercano, es S/.\u00A0390.00; el descuento es S/.\u00A049.80',
    ],
    ['down', 'S/.\u00A0439.80 − S/.\u00A050.00, al sol inferior, es S/.\u00A0389.00; el descuento es S/.\u00A050.80'],
  ] as const)('tells how a fixed amount is made whole: %s', (rounding, text) => {
    expect(formulas(priced([aLine(1, '439.80')], solesOff('50'), rounding))).toContain(
      `Descuento de monto fijo: ${text}`,
    );
  });

  it('says when a fixed amount met its limits', () => {
    const lines = [aLine(1, '100.60'), aLine(2, '0.20')];

    expect(formulas(priced(lines, solesOff('50', only(2))))).toContain(
      'Descuento de monto fijo: S/.\u00A0100.80 − S/.\u00A00.20, al sol más cercano, es S/.\u00A0101.00; ' +
        'el descuento es S/.\u00A00.00 (ni menos de cero ni más que los productos alcanzados)',
    );
    expect(formulas(priced(lines, solesOff('50', only(9))))).toContain(
      'Descuento de monto fijo: el código no alcanza a ningún producto del carrito: no hay descuento',
    );
  });

  it('tells of exempt products and tiny rests', () => {
    const cart = priced([aLine(1, '1.00'), aLine(2, '89.90', { taxRate: EXEMPT })], percentOff('98', only(1)));

    expect(formulas(cart)).toContain('Resto mínimo: quedaban S/.\u00A00.02: se entrega gratis');
    expect(formulas(cart)).toContain('Base sin IGV: exonerado: S/.\u00A089.90 de base y S/.\u00A00.00 de IGV');
  });

  it.each([
    ['regular', 'precio normal'],
    ['reduced', 'precio con el descuento vigente'],
    ['subscriber', 'precio de suscriptor'],
    ['given', 'precio indicado'],
  ] as const)('says which price was chosen: %s', (priceSource, words) => {
    expect(formulas(priced([aLine(1, '80.00', { priceSource })]))).toContain(`Precio: S/.\u00A080.00, ${words}`);
  });

  it('tells of an empty cart', () => {
    expect(formulas(priced([]))[0]).toBe('Suma de precios: S/.\u00A00.00');
  });

  it('names the product of a step about a line, and none of a step about the cart', () => {
    expect(explain(priced([aLine(7, '80.00')])).map((step) => step.productId)).toEqual([7, null, 7, null]);
  });

  it('tells any price in whole sentences, with its amounts before and after', () => {
    fc.assert(
      fc.property(arbitraryRequest, (request) => {
        for (const step of explain(accepted(priceLines(request)))) {
          for (const text of [step.title, step.rule, step.formula, step.before, step.after]) {
            expect(text).not.toMatch(/undefined|NaN|null|\[object|^$/);
          }
          expect(step.rule).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
          expect(step.before).toMatch(/^S\/\.\u00A0\d+\.\d\d$/);
          expect(step.after).toMatch(/^S\/\.\u00A0\d+\.\d\d$/);
        }
      }),
    );
  });
});
