import { observer } from 'mobx-react-lite';
import { Reads } from '#application/browser/shared/ports/reads.ts';
import { type EndingPlan, myEndings } from '#application/read-models/plans/plan-renewal.ts';
import { latePart } from '#ui/kit/feedback/late-part.tsx';
import { PageHead, Stack } from '#ui/kit/layout/layout.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { useService, type Services } from '#ui/kit/layout/services.tsx';
import { ErrorState, Notice } from '#ui/kit/feedback/states.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { EndingPlans } from '#ui/school/student/plan/plan-endings.tsx';
import { WithoutPlan } from '#ui/school/student/plan/without-plan.tsx';
import { PlanPeople } from './plan-people.tsx';
import { PlanUsersStore } from './plan-users-store.ts';
import styles from './plan-users-page.module.css';
import { filterTexts, type StateFilter } from './texts.ts';

const InviteDialog = latePart(() => import('./invite-dialog.tsx').then((file) => file.InviteDialog));

export async function load(services: Services): Promise<{ ended: readonly EndingPlan[] }> {
  const [endings] = await Promise.all([services.get(Reads).ask(myEndings), services.get(PlanUsersStore).load()]);
  return { ended: endings.ok ? endings.value.plans.filter(({ hasEnded }) => hasEnded) : [] };
}

export function meta(): PageMeta {
  return { title: 'Gestionar usuarios', description: 'Las personas que usan tus planes.', hidden: true };
}

/** The people of the visitor's plans; whoever has none finds an offer, or the way back to one that has ended. Source: USER-5, AUTH-3, AUTH-4. */
export const Component = observer(function PlanUsersPage() {
  const { ended } = useLoaded<typeof load>();
  const store = useService(PlanUsersStore);
  const { managed, failure, done } = store;
  if (managed === null) {
    return (
      <>
        <PageHead title="Gestionar usuarios" />
        <ErrorState title="No pudimos cargar tus usuarios" onRetry={() => void store.load()}>
          {failure}
        </ErrorState>
      </>
    );
  }
  return (
    <>
      <PageHead title="Gestionar usuarios" lead="Quién usa tus planes, y cuántos cupos te quedan." />
      {managed.plans.length === 0 ? (
        <NoPlan ended={ended} />
      ) : (
        <Stack>
          <div role="status">{done !== null && <Notice kind="success">{done}</Notice>}</div>
          {failure !== null && (
            <Notice kind="error" live>
              {failure}
            </Notice>
          )}
          <Filters store={store} />
          {managed.plans.map((plan) => (
            <PlanPeople key={plan.id} plan={plan} managed={managed} store={store} />
          ))}
        </Stack>
      )}
      {store.inviting !== null && (
        <InviteDialog store={store} plan={store.inviting} onClose={() => store.closeInvite()} />
      )}
    </>
  );
});

/** Whose plan has ended keeps its people: with it renewed they have access again. */
function NoPlan({ ended }: { ended: readonly EndingPlan[] }) {
  if (ended.length > 0) return <EndingPlans plans={ended} />;
  return (
    <WithoutPlan title="Tu cuenta no tiene un plan propio">
      Con un plan para tu equipo, invitas a tus compañeros y todos estudian lo que incluye.
    </WithoutPlan>
  );
}

const Filters = observer(function Filters({ store }: { store: PlanUsersStore }) {
  return (
    <div className={styles.filters} role="search" aria-label="Usuarios">
      <TextField
        label="Buscar por nombre o correo"
        type="search"
        name="buscar"
        value={store.query}
        onChange={({ currentTarget }) => store.search(currentTarget.value)}
      />
      <SelectField
        label="Estado"
        name="estado"
        value={store.state}
        onChange={({ currentTarget }) => store.filter(currentTarget.value as StateFilter)}
      >
        {filterTexts.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
    </div>
  );
});
