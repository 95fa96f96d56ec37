import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import { PartApi } from '#application/browser/office/ports/part-api.ts';
import type { PlanInOffice, GivenProduct } from '#application/read-models/plans/plan-in-office.ts';
import type { PlanContent } from '#domain/plans/plan-content.ts';

/** The part 'plan' of a product. */
export abstract class PlanPartApi extends PartApi<PlanContent> {}

/** What making a plan needs besides its content. */
export abstract class PlanMakingApi {
  abstract surroundings(planId: number): Answer<PlanInOffice>;
  /** Products that it could give, by words of their title or code. */
  abstract findGivable(planId: number, words: string): Answer<{ readonly products: readonly GivenProduct[] }>;
}
