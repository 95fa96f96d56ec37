import { expect, test } from 'vitest';
import type { OpenPart } from '#application/server/office/products/edit-part.ts';
import type { PlanContent } from '#domain/plans/plan-content.ts';
import { Shopper } from '#test/support/cart/shop.ts';
import { aPlan, aTerm } from '#test/support/plans/edited-plans.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { insertProduct } from '#test/support/shared/rows.ts';

test('a plan is made in the office and bought by whom it is offered to; a cart whose length goes says so', async () => {
  const school = await testSchool();
  await insertProduct(school.db, 1);
  await insertProduct(school.db, 2, { status: 'draft', title: 'Todavía no' });
  const [editor, buyer] = [new Shopper(school), new Shopper(school)];
  await editor.signIn(await school.addUser({}, ['editor']));
  const made = await editor.call('POST', '/api/v1/staff/products', { kind: 'plan', title: 'Plan Pro' });
  const { id } = made.json<{ id: number }>();
  const own = `/api/v1/staff/products/${id}`;
  const read = async () => (await editor.call('GET', `${own}/parts/plan`)).json<OpenPart & { content: PlanContent }>();
  const keep = async (content: PlanContent, fromRevision: number) =>
    (await editor.call('PUT', `${own}/parts/plan`, { content, fromRevision })).json<OpenPart>();
  const publish = async () => {
    const { mark, effects } = (await editor.call('GET', own)).json<{ mark: string; effects: string[] }>();
    return { effects, status: (await editor.call('POST', `${own}/publications`, { mark })).statusCode };
  };

  // As all but books are by default.
  expect((await read()).content.isExempt).toBe(false);
  // What is empty is told, and cannot be published.
  expect((await read()).lacks.map(({ field }) => field)).toEqual(['terms', 'gives']);
  expect((await publish()).status).toBe(422);
  const monthly = aTerm({ key: 'mes', unit: 'month', regularPrice: '30.00' });
  const gives = [...aPlan().gives, { productId: 2, kind: null, categoryId: null } as const];
  const nowhere = [
    { productId: id, kind: null, categoryId: null },
    { productId: 999, kind: null, categoryId: null },
    { productId: null, kind: 'course', categoryId: 999 },
  ] as const;
  const faulty = await keep(aPlan({ gives: nowhere }), 1);
  expect(faulty.lacks.filter(({ field, hinders }) => field === 'gives' && hinders)).toHaveLength(3);
  const printed = {
    id: null,
    key: 'impreso',
    label: 'Impreso',
    kind: 'extra',
    price: '5.00',
    discountedPrice: '',
  } as const;
  const kept = await keep(aPlan({ terms: [aTerm(), monthly], gives, options: [printed] }), 2);
  expect(kept.lacks).toMatchObject([
    { field: 'gives', hinders: false, text: expect.stringContaining('«Todos los libros»: todavía no hay') as never },
    { field: 'gives', hinders: false, text: expect.stringContaining('Todavía no') as never },
  ]);
  await insertProduct(school.db, 77, { kind: 'book' });
  const sold = (await read()).lacks.map(({ text }) => text);
  expect(sold).toEqual([expect.stringContaining('Todavía no')]);
  const beside = await editor.call('GET', `${own}/plan-surroundings`);
  expect(beside.json()).toMatchObject({
    generalRate: 1800,
    products: [{ id: 1 }, { id: 2, state: 'draft' }],
    plans: [],
  });
  const found = await editor.call('GET', `${own}/plan-products?words=todavia`);
  expect(found.json()).toMatchObject({ products: [{ id: 2 }] });
  expect((await publish()).status).toBe(204);

  // The page and the cart have it.
  const { content: whole, revision } = await read();
  const { terms } = whole;
  const page = await buyer.call('GET', '/api/v1/products/plan-pro');
  expect(page.json()).toMatchObject({
    product: { planTerms: [{ id: terms[0]?.id }, { id: terms[1]?.id, unit: 'month' }] },
  });
  await buyer.add('plan-pro', { id: String(id), object: JSON.stringify({ plan_id: id, precio_id: terms[1]?.id }) });
  expect((await buyer.cart()).json()).toMatchObject({ items: [{ regular: '30.00' }], notices: [] });

  // The price that was chosen goes: the plan stays at the other one, and the cart says so.
  await keep({ ...whole, terms: terms.slice(0, 1) }, revision);
  const { effects, status } = await publish();
  expect(status).toBe(204);
  expect(effects).toEqual([expect.stringContaining('Ya no se ofrece «1 mes»')]);
  expect((await buyer.cart()).json()).toMatchObject({
    items: [{ regular: '300.00' }],
    notices: [{ kind: 'plan-price-gone', productId: id }],
  });

  // A copy asks the same of prices of its own: publishing it takes nothing from the first.
  const first = await read();
  const copy = (await editor.call('POST', `${own}/copies`)).json<{ id: number }>().id;
  const parts = `/api/v1/staff/products/${copy}`;
  const copied = (await editor.call('GET', `${parts}/parts/plan`)).json<{ content: PlanContent }>().content;
  const anew = <Line extends object>(lines: readonly Line[]) =>
    lines.map((line) => ({ ...line, id: null, key: expect.stringMatching(/^copia-/) as string }));
  expect(first.content.options).toHaveLength(1);
  expect(copied).toEqual({
    ...first.content,
    terms: anew(first.content.terms),
    options: anew(first.content.options),
  });
  const { mark } = (await editor.call('GET', parts)).json<{ mark: string }>();
  expect((await editor.call('POST', `${parts}/publications`, { mark })).statusCode).toBe(204);
  expect(await read()).toEqual(first);
  expect((await buyer.cart()).json()).toMatchObject({ items: [{ regular: '300.00' }] });
});
