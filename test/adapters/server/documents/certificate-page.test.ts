import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { certificatePage } from '#adapters/server/documents/certificate-page.ts';
import { widthOf } from '#adapters/server/documents/typefaces.ts';
import { certificate } from '#test/support/learning/study-builders.ts';

const address = `https://escuela.example/verificacion?codigo=${certificate().code}`;
const textsOf = (changes: Parameters<typeof certificate>[0] = {}): string[] =>
  certificatePage(certificate(changes), address, 'Escuela').marks.flatMap((mark) =>
    mark.kind === 'text' ? [mark.text] : [],
  );

const signer = {
  name: 'Carmen Salazar Rivas',
  office: 'Directora académica',
  entity: 'Escuela S. A. C.',
  ruc: '20512333797',
};

describe('the page of a certificate', () => {
  test('says who answers for it, with office and legal entity, where that was noted', () => {
    const signed = [signer.name, signer.office, 'Escuela S. A. C. · RUC 20512333797'];
    expect(textsOf({ signer })).toEqual(expect.arrayContaining(signed));
    expect(textsOf().join(' ')).not.toContain('Firma');
  });

  test('says of one that came from another platform no more than is known', () => {
    const movedAt = new Date('2026-09-20T15:00:00.000Z');
    const texts = textsOf({ movedAt });
    expect(texts).toEqual(
      expect.arrayContaining([
        'participó en el curso',
        'Copia de un certificado que la escuela emitió en su plataforma anterior.',
        'Emitido',
      ]),
    );
    expect(textsOf({ movedAt, kind: 'approval', grade: 160 })).toContain('aprobó el curso');
    expect(texts.join(' ')).not.toMatch(/todas sus clases|Lima|Firma/);
  });

  test('keeps what stands beside each other in the foot apart, and off the code', () => {
    const marks = certificatePage(
      certificate({ kind: 'approval', grade: 200, hours: 240, issuedAt: new Date('2026-09-20T15:00:00.000Z'), signer }),
      address,
      'Escuela',
    ).marks;
    const lines = marks.filter((mark) => mark.kind === 'text');
    const code = marks.find((mark) => mark.kind === 'boxes' && mark.alt !== null);
    const edge = code?.kind === 'boxes' ? Math.min(...code.boxes.map(([x]) => x)) : 0;
    const baseline = lines.find(({ text }) => text === signer.name)?.baseline;
    const beside = lines.filter((mark) => mark.baseline === baseline);
    expect(beside.map(({ text }) => text)).toHaveLength(4);
    for (const [place, mark] of beside.entries()) {
      const next = beside[place + 1]?.x ?? edge;
      expect(mark.x + widthOf(mark.text, mark.face, mark.size, 0)).toBeLessThan(next - 8);
    }
  });

  test('says who, what, how long, when and under which code', () => {
    expect(textsOf()).toEqual(
      expect.arrayContaining([
        'Certificado de participación',
        'Ana Quispe Rojas',
        'DNI 46712369',
        'participó en el curso y completó todas sus clases',
        'Derecho laboral para empresas',
        '24 horas académicas',
        '10 de marzo de 2026',
        certificate().code,
        'escuela.example/verificacion',
      ]),
    );
  });

  test('shows the grade of an approval, and none of a participation', () => {
    const approval = textsOf({ kind: 'approval', grade: 165 });
    expect(approval).toEqual(expect.arrayContaining(['Certificado de aprobación', 'Nota final', '16.5 de 20']));
    expect(textsOf()).not.toContain('Nota final');
  });

  test('made out anew, it says since when, beside the day of issue', () => {
    const at = new Date('2026-05-05T03:00:00.000Z');
    const line = { at, by: 'holder', reason: '', formerName: 'Ana Quispi', formerDocument: '' } as const;
    const texts = textsOf({ reissues: [line] });
    expect(texts).toEqual(expect.arrayContaining(['10 de marzo de 2026', 'Reemitido el 4 de mayo de 2026']));
    expect(texts.join(' ')).not.toContain('Quispi');
    expect(textsOf().join(' ')).not.toContain('Reemitido');
  });

  test('names who taught it, as many as fit in a line', () => {
    expect(textsOf({ teachers: ['Rosa Huamán Quispe'] })).toContain('A cargo de Rosa Huamán Quispe');
    expect(textsOf({ teachers: ['Rosa Huamán Quispe', 'Luis Soto Paredes'] })).toContain(
      'A cargo de Rosa Huamán Quispe y Luis Soto Paredes',
    );
    const many = Array.from({ length: 9 }, (_, place) => `María Fernanda Apellido Número ${place}`);
    expect(textsOf({ teachers: many }).find((text) => text.startsWith('A cargo de'))).toMatch(
      /^A cargo de María Fernanda Apellido Número 0, .* y [5-8] más$/,
    );
    expect(textsOf().join(' ')).not.toContain('A cargo de');
  });

  test('leaves the document out when the profile had none', () => {
    expect(textsOf({ holderDocument: '' }).join(' ')).not.toContain('DNI');
  });

  test('carries the QR of its own validation, with words for those who cannot see it', () => {
    const alts = certificatePage(certificate(), address, 'Escuela').marks.map((mark) =>
      mark.kind === 'boxes' ? mark.alt : null,
    );
    expect(alts).toContain(`Código QR que abre ${address}`);
  });
});

test('however long names and titles are, lines stay on the paper and above the foot', () => {
  const words = fc
    .array(fc.stringMatching(/^[A-Za-zÁÉÍÓÚÑáéíóúñü]{2,14}$/), { minLength: 1, maxLength: 22 })
    .map((list) => list.join(' ').slice(0, 190).trim());
  fc.assert(
    fc.property(words, words, fc.array(words, { maxLength: 6 }), (holderName, productTitle, teachers) => {
      const signer = { name: holderName, office: productTitle, entity: productTitle, ruc: '20512333797' };
      const { marks, width } = certificatePage(
        certificate({ holderName: holderName.slice(0, 110).trim(), productTitle, teachers, signer }),
        address,
        'Escuela',
      );
      const lines = marks.filter((mark) => mark.kind === 'text');
      for (const mark of lines) {
        expect(mark.x + widthOf(mark.text, mark.face, mark.size, mark.tracking)).toBeLessThanOrEqual(width - 40);
      }
      const foot = lines.find(({ text }) => text === 'Duración')?.baseline ?? 0;
      const last = Math.max(...lines.map(({ baseline }) => baseline).filter((baseline) => baseline < foot));
      expect(last).toBeLessThan(foot - 24);
    }),
    { numRuns: 15 },
  );
});
