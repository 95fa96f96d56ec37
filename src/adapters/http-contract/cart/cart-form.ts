import * as v from 'valibot';
import { moduleCodeOf } from '#domain/catalogue/product-kind.ts';
import { schoolIdentity } from '#domain/shared/school-identity.ts';
import { idText, positiveId, slugText } from '#adapters/http-contract/shared/wire-values.ts';
import type { CartAddition } from '#domain/cart/cart-addition.ts';

/** The school's code, which calls of section 7 name. */
export const revista = v.literal(schoolIdentity.code, `El campo «revista» es '${schoolIdentity.code}'.`);
/** The signed-in user's id; absent when nobody is signed in. */
export const token = v.optional(v.string());

/** A form field that carries JSON. */
export const jsonText = (message: string) =>
  v.pipe(
    v.string(message),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      try {
        return JSON.parse(dataset.value) as unknown;
      } catch {
        addIssue({ message });
        return NEVER;
      }
    }),
  );

/** What add-carrito and add-carrito-history are sent. */
export const addForm = v.object({
  slug: slugText,
  revista,
  token,
  id: v.optional(idText),
  /** Of a plan: the price chosen, as JSON {"plan_id": 1, "precio_id": 1}. */
  object: v.optional(
    v.pipe(
      jsonText('El campo «object» es un JSON con plan_id y precio_id.'),
      v.object({ plan_id: positiveId, precio_id: positiveId }),
    ),
  ),
  modulo_id: v.optional(v.string()),
});
/** The form with its texts read: the wire's `object` as an object. */
type AddForm = v.InferOutput<typeof addForm>;

/** The form of add-carrito and add-carrito-history. `userId`: of whoever is signed in. */
export function addFormOf({ slug, plan }: CartAddition, userId: string | null): v.InferInput<typeof addForm> {
  const chosen =
    plan === null || plan.priceId === null
      ? {}
      : { object: JSON.stringify({ plan_id: plan.id, precio_id: plan.priceId }) };
  return {
    slug,
    revista: schoolIdentity.code,
    ...(userId === null ? {} : { token: userId }),
    ...(plan === null ? {} : { id: String(plan.id), modulo_id: moduleCodeOf('plan'), ...chosen }),
  };
}

/** What the form says: every id that it gives the product, and the price chosen of a plan. */
export function additionFrom({ slug, id, object }: AddForm) {
  return {
    slug,
    expectedIds: [id, object?.plan_id].filter((each) => each !== undefined),
    planPriceId: object?.precio_id ?? null,
  };
}
