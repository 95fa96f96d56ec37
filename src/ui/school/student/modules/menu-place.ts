import type { Profile } from '#domain/accounts/profile.ts';
import type { ActivePlan } from '#domain/accounts/ownership.ts';
import { studentMenu, type MenuEntry } from '#domain/catalogue/student-menu.ts';
import type { LoadArgs } from '#ui/school/boot/page-module.ts';

/**
 * The entries that an address is about: the one that `category` names, else all of its first segment (several share
 * `/main/contenido`). Source: MAIN-7, MAIN-9.
 */
export function entriesAt({ url }: Pick<LoadArgs, 'url'>, profile: Profile): readonly MenuEntry[] {
  const segment = url.pathname.split('/')[2] ?? '';
  const category = url.searchParams.get('category');
  const here = studentMenu(profile.owned, plansOf(profile)).filter((entry) => entry.url === segment);
  const named = here.filter(({ slug }) => slug === category);
  return named.length > 0 ? named : here;
}

/** The plans that the profile names, and those by which it owns something. */
function plansOf({ plan, proPlans, owned }: Profile): readonly ActivePlan[] {
  const named = [...(plan === null ? [] : [plan]), ...proPlans];
  const lending = owned.flatMap((each): ActivePlan[] =>
    each.plan === null
      ? []
      : [{ ...each.plan, title: titleOfPlan(owned, each.plan.id), since: each.since, until: each.until, isOwn: true }],
  );
  return [...new Map([...lending, ...named].map((each) => [each.id, each])).values()];
}

function titleOfPlan(owned: Profile['owned'], id: number): string {
  return owned.find((each) => each.id === id)?.title ?? 'Tu plan';
}
