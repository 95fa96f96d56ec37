import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { certificateBack } from '#adapters/server/documents/certificate-back.ts';
import { widthOf } from '#adapters/server/documents/typefaces.ts';
import type { CertifiedModule } from '#domain/learning/certified-modules.ts';
import { certificate } from '#test/support/learning/study-builders.ts';

const signer = { name: 'Carmen Salazar', office: 'Directora', entity: 'Escuela S. A. C.', ruc: '20512333797' };

function linesOf(syllabus: readonly CertifiedModule[]) {
  const marks = certificateBack(certificate({ syllabus, signer }))?.marks ?? [];
  return marks.filter((mark) => mark.kind === 'text');
}

describe('the back of a certificate', () => {
  test('is not there where no syllabus was noted', () => {
    expect(certificateBack(certificate())).toBeNull();
  });

  test('says module by module what was studied, of which product, and which certificate it belongs to', () => {
    const texts = linesOf([
      { title: 'El contrato', classes: ['Elementos', 'Modalidades'] },
      { title: 'La jornada', classes: [] },
    ]).map(({ text }) => text);
    expect(texts).toEqual([
      'Temario',
      'Derecho laboral para empresas',
      '1. El contrato',
      'Elementos',
      'Modalidades',
      '2. La jornada',
      `${certificate().code} · Ana Quispe Rojas · 24 horas académicas`,
      'Escuela S. A. C. · RUC 20512333797',
    ]);
  });

  test('says how many modules it has no room for', () => {
    const classes = Array.from({ length: 30 }, (_, place) => `Clase ${place} de un módulo con muchas`);
    const modules = Array.from({ length: 20 }, (_, place) => ({ title: `Módulo ${place}`, classes }));
    const texts = linesOf(modules).map(({ text }) => text);
    const shown = texts.filter((text) => /^\d+\. Módulo/.test(text)).length;
    expect(shown).toBeGreaterThan(2);
    expect(texts).toContain(`Y ${20 - shown} módulos más`);
  });

  test('property: everything that fits stands on the paper, above the foot, and no two lines on each other', () => {
    const words = fc
      .array(fc.stringMatching(/^[A-Za-zÁÉÍÓÚÑáéíóúñü]{2,12}$/), { minLength: 1, maxLength: 14 })
      .map((list) => list.join(' '));
    const modules = fc.array(fc.record({ title: words, classes: fc.array(words, { maxLength: 9 }) }), {
      minLength: 1,
      maxLength: 9,
    });
    fc.assert(
      fc.property(modules, (syllabus) => {
        const lines = linesOf(syllabus);
        const foot = lines.find(({ text }) => text.startsWith('ES-'))?.baseline ?? 0;
        const body = lines.slice(2, -2);
        expect(body.filter(({ face }) => face === 'sans-bold').length).toBeGreaterThanOrEqual(syllabus.length);
        for (const [place, mark] of body.entries()) {
          expect(mark.x + widthOf(mark.text, mark.face, mark.size, 0)).toBeLessThan(841.89 - 120);
          expect(mark.baseline).toBeLessThan(foot - 12);
          // No column begins within a module's title.
          if (mark.face === 'sans-bold' && mark.baseline === 128) expect(mark.text).toMatch(/^\d+\. |^Y /);
          const next = body[place + 1];
          if (next !== undefined && next.x - mark.x < 100 && next.x >= mark.x - 20) {
            expect(next.baseline - mark.baseline).toBeGreaterThan(mark.size);
          }
        }
      }),
      { numRuns: 25 },
    );
  });
});
