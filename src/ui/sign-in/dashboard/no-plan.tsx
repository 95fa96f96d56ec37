import { hasPlan } from '#domain/accounts/module-access.ts';
import { plansInOrder } from '#domain/accounts/ownership.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { dayText } from '#domain/shared/dates.ts';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { useSchoolOrigin } from '#ui/sign-in/frame/entrance-page.tsx';
import { moduleText } from './module-texts.ts';
import styles from './dashboard-page.module.css';

/** Why somebody was sent here from the school, what the account has, and what there is to do. Source: AUTH-6, SIGN-3. */
export function NoPlan({ profile, module }: { profile: Profile; module: string | null }) {
  const schoolOrigin = useSchoolOrigin();
  return (
    <section className={styles.plan} aria-labelledby="sin-plan">
      <h2 id="sin-plan">Tu plan no incluye {moduleText(module)}</h2>
      <p>
        {hasPlan(profile)
          ? 'Por eso te trajimos aquí. Esto es lo que tiene tu cuenta:'
          : 'Tu cuenta no tiene un plan que incluya el contenido que buscabas.'}
      </p>
      <ul className={styles.holdings}>
        {plansOf(profile).map(({ id, isOwn, title, until }) => (
          <li key={`${id} ${isOwn}`}>
            <strong>{title}</strong>, {until === null ? 'sin fecha de fin' : `hasta el ${dayText(until)}`}
            {!isOwn && ', como invitado'}
          </li>
        ))}
        <li>{ownedText(profile.owned.filter(({ kind }) => kind !== 'plan').length)}</li>
      </ul>
      <div className={styles.offers}>
        <LinkButton href={`${schoolOrigin}/pro`} look="primary">
          Ver los planes
        </LinkButton>
        <LinkButton href={`${schoolOrigin}/main`}>Volver a mis contenidos</LinkButton>
      </div>
    </section>
  );
}

function plansOf({ plan, proPlans }: Profile): Profile['proPlans'] {
  return plansInOrder(plan === null || proPlans.some(({ id }) => id === plan.id) ? proPlans : [plan, ...proPlans]);
}

function ownedText(count: number): string {
  if (count === 0) return 'Todavía no tienes contenidos propios.';
  return count === 1 ? '1 contenido en tu cuenta' : `${count} contenidos en tu cuenta`;
}
