import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resourceNames, resourceOf, resourceOfThing } from '#domain/office/resources/all-resources.ts';
import { field } from '#domain/office/resources/field-kinds.ts';
import type { TypedValue, TypedFields } from '#domain/office/resources/field.ts';
import { blankOf, readForm, typedOf } from '#domain/office/resources/resource-form.ts';
import { factsOfChange, resourceFactsText } from '#domain/office/resources/resource-log.ts';
import { describeResource, faultyField } from '#domain/office/resources/resource.ts';
import { isChanging } from '#domain/office/permissions.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { aCode } from '#test/support/cart/typed-codes.ts';

const fields = {
  title: field.line('Nombre', { longest: 10 }),
  slug: field.slug('Dirección', { madeFrom: 'title' }),
  price: field.amount('Precio', { optional: true }),
  off: field.percent('Descuento', { optional: true }),
  day: field.day('Día', { optional: true }),
  places: field.number('Lugares', { least: 1, most: 50, optional: true }),
  kind: field.choice('Qué es', { open: 'Abierto', shut: 'Cerrado' }),
  why: field.when('kind', 'shut', field.lines('Por qué')),
  links: field.rows('Enlaces', { to: field.line('A dónde', { longest: 5 }) }, { most: 2 }),
};
const things = describeResource({
  ...resourceOf('categories'),
  fields,
  nameField: 'title',
  unique: {},
  check: ({ places, day }) => (places === 50 && day === null ? { day: 'Falta el día.' } : {}),
});

const typed = (given: TypedFields = {}): TypedFields => ({
  ...blankOf(things),
  title: ' Día  del libro ',
  links: [{ to: '/a' }],
  ...given,
});
const faultOf = (given: TypedFields): TypedValue | undefined =>
  Object.entries(refused(readForm(things, typed(given))).faults).map(([name, text]) => `${name}: ${text}`)[0];

describe('a form', () => {
  test('is read by its fields, without blanks around; what is not asked for means nothing', () => {
    const read = accepted(
      readForm(things, typed({ price: 'S/. 20', off: '12,5 %', title: 'Día libre', why: 'sobra' })),
    );
    expect(read).toEqual({
      title: 'Día libre',
      slug: 'dia-libre',
      price: 2000,
      off: 1250,
      day: null,
      places: null,
      kind: 'open',
      why: null,
      links: [{ to: '/a' }],
    });
  });

  test.each<[string, TypedFields, string]>([
    ['a text that is missing', { title: '  ' }, 'title: Completa este dato.'],
    ['one that is too long', { title: 'Doce palabras' }, 'title: Escribe como máximo 10 caracteres.'],
    [
      'a slug that is none',
      { title: 'a', slug: 'Día!' },
      'slug: Usa letras minúsculas sin tildes, números y guiones, como derecho-laboral.',
    ],
    ['an amount that is none', { title: 'a', price: '1.234' }, 'price: Escribe soles, como 20 o 20.50.'],
    ['a percentage of nothing', { title: 'a', off: '0' }, 'off: Escribe un porcentaje de 0.01 a 100.'],
    ['a percentage above all', { title: 'a', off: '100.01' }, 'off: Escribe un porcentaje de 0.01 a 100.'],
    ['a day that no calendar has', { title: 'a', day: '2026-02-30' }, 'day: Elige un día del calendario.'],
    ['a number out of its bounds', { title: 'a', places: '51' }, 'places: Escribe un número entero de 1 a 50.'],
    ['a word of no list', { title: 'a', kind: 'toString' }, 'kind: Elige una de la lista.'],
    ['what the choice asks for', { title: 'a', kind: 'shut' }, 'why: Completa este dato.'],
    ['no line at all', { title: 'a', links: [] }, 'links: Agrega al menos una línea.'],
    [
      'too many lines',
      { title: 'a', links: [{ to: 'a' }, { to: 'b' }, { to: 'c' }] },
      'links: Hay más de 2: quita una línea.',
    ],
    [
      'a fault within a line',
      { title: 'a', links: [{ to: 'a' }, { to: 'larguísimo' }] },
      'links: Línea 2, a dónde: Escribe como máximo 5 caracteres.',
    ],
    ['what the fields together may not say', { title: 'a', places: '50' }, 'day: Falta el día.'],
  ])('%s is said at its field', (_, given, text) => {
    expect(faultOf(given)).toBe(text);
  });

  test('says all its faults at once', () => {
    const { faults } = refused(readForm(things, typed({ title: '', price: 'x', links: [] })));
    // The address may stay empty: it is not asked for beside the name that it is made from.
    expect(Object.keys(faults)).toEqual(['title', 'price', 'links']);
    expect(Object.keys(refused(readForm(things, typed({ title: '', slug: 'Día!' }))).faults)).toEqual([
      'title',
      'slug',
    ]);
    expect(faultOf({ title: '!' })).toBe('slug: Completa este dato.');
  });

  test('what was read is typed again as it was, whatever it says', () => {
    const money = fc.integer({ min: 0, max: 9_999_999 }).map((centimos) => (centimos / 100).toFixed(2));
    fc.assert(
      fc.property(
        money,
        fc.integer({ min: 1, max: 10_000 }),
        fc.integer({ min: 1, max: 49 }),
        fc.constantFrom('open', 'shut'),
        (price, off, places, kind) => {
          const asTyped = typed({
            title: 'Uno',
            price,
            off: String(off / 100),
            places: String(places),
            kind,
            why: 'Sí',
          });
          const read = accepted(readForm(things, asTyped));
          expect(accepted(readForm(things, typedOf(things, read)))).toEqual(read);
        },
      ),
    );
  });
});

describe('what the log tells of a change', () => {
  test('is numbers, days and words of the school; of what somebody wrote, only that it is another', () => {
    const before = { title: 'Uno', kind: 'open', price: '10.00' };
    const told = factsOfChange(things, before, { title: 'Dos', kind: 'shut', price: '10.00' });
    expect(told).toEqual({ before: { kind: 'open' }, after: { kind: 'shut', texts: 'title' } });
    expect(resourceFactsText(things, told.after)).toBe('Qué es: Cerrado · Nombre');
    expect(factsOfChange(things, before, before)).toEqual({ before: {}, after: {} });
  });

  test('never holds a text that a person wrote, whatever changes', () => {
    const secret = fc.string({ minLength: 3, maxLength: 10 }).map((text) => `«${text}»`);
    fc.assert(
      fc.property(secret, secret, (one, other) => {
        const { before, after } = factsOfChange(things, { title: one, why: one }, { title: other, why: other });
        expect(JSON.stringify([before, after])).not.toContain('«');
      }),
    );
  });
});

describe('every resource', () => {
  test.each(resourceNames)('%s: has a name, a place, permissions and columns of its own', (name) => {
    const resource = resourceOf(name);
    expect(resource.name).toBe(name);
    expect(resourceOfThing(resource.thing)).toBe(resource);
    expect([isChanging(resource.sees), isChanging(resource.changes)]).toEqual([false, true]);
    expect(resource.fields[resource.nameField]).toBeDefined();
    expect(resource.columns.length).toBeGreaterThan(0);
    for (const field of Object.keys(resource.unique)) expect(resource.fields[field]).toBeDefined();
    // A blank form has no surprise in it: it lacks what it lacks.
    expect(readForm(resource, blankOf(resource)).ok).toBe(false);
  });
});

describe('a code', () => {
  const codes = resourceOf('codes');
  const fault = (given: TypedFields) => refused(readForm(codes, aCode(given))).faults;

  test('is a percentage or an amount, off the whole cart or off what is listed', () => {
    expect(accepted(readForm(codes, aCode({})))).toMatchObject({ word: 'VERANO-26', percentage: 1500, amount: null });
    expect(accepted(readForm(codes, aCode({ reduction: 'fixed', amount: '20', percentage: '' })))).toMatchObject({
      percentage: null,
      amount: 2000,
      productIds: null,
    });
  });

  test.each<[string, TypedFields, Record<string, string>]>([
    ['a word with accents', { word: 'otoño' }, { word: 'Usa letras sin tilde, números y guiones.' }],
    [
      'an end before the beginning',
      { lastDay: '2025-01-01' },
      { lastDay: 'El último día no puede ser antes del primero.' },
    ],
    ['nothing off', { reduction: 'fixed', amount: '0' }, { amount: 'El descuento es más que cero.' }],
    ['no product', { scope: 'listed-products' }, { productIds: 'Elige al menos uno.' }],
    [
      'more for one account than for all',
      { limitInAll: '2', limitPerAccount: '3' },
      { limitPerAccount: 'Una cuenta no puede usarlo más veces que todas juntas.' },
    ],
    [
      'shown with one product',
      { origin: 'promotion', scope: 'listed-products', productIds: [1], isShownTogether: true },
      { isShownTogether: 'Para mostrarla, elige de 2 a 5 productos.' },
    ],
  ])('%s is refused', (_, given, faults) => {
    expect(fault(given)).toEqual(faults);
  });

  test('a coupon is never shown with products, whatever is ticked', () => {
    expect(accepted(readForm(codes, aCode({ isShownTogether: true })))).toMatchObject({ isShownTogether: null });
  });

  test('says what it is on a day', () => {
    const state = codes.columns.find(({ name }) => name === 'state');
    const on = (day: string, counts = {}, given = {}) =>
      state?.text(aCode(given), counts, new Date(`${day}T12:00:00Z`));
    expect(on('2025-12-31')).toBe('Por empezar');
    expect(on('2026-01-01')).toBe('En vigor');
    expect(on('2026-02-01')).toBe('Terminado');
    expect(on('2026-01-02', { uses: 5 }, { limitInAll: '5' })).toBe('Agotado');
    expect(on('2026-01-02', { stopped: 1 })).toBe('Detenido');
  });
});

test('a campaign leads to pages of the school alone', () => {
  const campaigns = resourceOf('campaigns');
  const image = { desktopImage: 'anuncios/a.webp', mobileImage: 'anuncios/b.webp', mobileLink: '', seconds: '8' };
  const of = (desktopLink: string) =>
    readForm(campaigns, {
      ...blankOf(campaigns),
      text: 'Cursos',
      firstDay: '2026-01-01',
      lastDay: '2026-01-31',
      images: [{ ...image, desktopLink }],
    });
  expect(of('/cursos?orden=nuevos').ok).toBe(true);
  for (const link of ['https://otra.example', '//otra.example', 'cursos', '/dos palabras']) {
    expect(refused(of(link)).faults).toEqual({
      images: 'Línea 1: el enlace empieza con / y va a una página de la escuela.',
    });
  }
});

test('a fault is called what the form calls its field', () => {
  expect(['title', 'links-1-to', 'otra'].map((path) => faultyField(things.fields, path))).toEqual([
    'Nombre',
    'A dónde, línea 2',
    '',
  ]);
});
