import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { TeamApi } from '#application/browser/office/ports/team-api.ts';
import type { ShownTeam } from '#application/read-models/office/team.ts';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { PageHead } from '#ui/kit/layout/layout.tsx';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { ConfirmDialog } from '#ui/kit/overlay/confirm-dialog.tsx';
import { needed, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { officePage, useMay } from '#ui/school/staff/desk/office-page.tsx';
import { ProofDialog } from '#ui/school/staff/desk/proof-dialog.tsx';
import { SaidLine } from '#ui/school/staff/desk/said-line.tsx';
import { Invitations, Invite } from './invitations.tsx';
import { Member } from './member.tsx';
import styles from './team-page.module.css';
import { TeamStore } from './team-store.ts';
import { RESET_FACTOR } from './texts.ts';

async function loadPage(services: Services): Promise<{ team: ShownTeam }> {
  return { team: needed(await services.get(TeamApi).list()) };
}

export function meta(): PageMeta {
  return { title: 'Equipo', description: '', hidden: true };
}

const Page = observer(function TeamPage() {
  const loaded = useLoaded<typeof loadPage>();
  const store = useService(TeamStore);
  const mayManage = useMay('manage-team');
  useEffect(() => store.show(loaded.team), [store, loaded]);
  const { members, invitations } = store.team ?? loaded.team;
  const found = store.found(members);
  return (
    <>
      <PageHead title="Equipo" lead="Quiénes trabajan en la escuela y qué puede hacer cada persona." />
      <SaidLine said={store.said} />
      <div className={styles.search}>
        <TextField
          type="search"
          name="buscar-equipo"
          label="Buscar por nombre o correo"
          value={store.query}
          onChange={(event) => store.search(event.target.value)}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState
          icon="users"
          title={members.length === 0 ? 'El equipo está vacío' : 'Nadie del equipo se llama así'}
        >
          <p>
            {members.length === 0
              ? 'Invita a la primera persona aquí abajo.'
              : 'Prueba con otra parte del nombre o del correo.'}
          </p>
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-label="Equipo">
          {found.map((member) => (
            <li key={member.userId}>
              <Member member={member} mayManage={mayManage} />
            </li>
          ))}
        </ul>
      )}
      <Invitations invitations={invitations} mayManage={mayManage} />
      {mayManage && <Invite />}
      <Leaving />
      <LosingFactor />
      <ProofDialog />
    </>
  );
});

/** `/colaboradores/equipo`: who works for the school, in which roles, and who is asked to. */
export const { load, Component } = officePage('see-team', loadPage, Page);

/** Whether somebody is really to leave. */
const Leaving = observer(function Leaving() {
  const store = useService(TeamStore);
  const { leaving } = store;
  return (
    <ConfirmDialog
      open={leaving !== null}
      danger
      title={`¿Quitar a ${leaving?.name ?? ''} del equipo?`}
      confirmLabel="Quitar del equipo"
      busy={leaving !== null && store.busy === leaving.userId && 'Quitando…'}
      onConfirm={() => void store.takeOut()}
      onCancel={() => store.askToLeave(null)}
    >
      <p>Deja de entrar al área de colaboradores de inmediato. Su cuenta y sus compras siguen igual.</p>
    </ConfirmDialog>
  );
});

/** Whether somebody has really lost their second factor, and is the one who says so. */
const LosingFactor = observer(function LosingFactor() {
  const store = useService(TeamStore);
  const { losing } = store;
  return (
    <ConfirmDialog
      open={losing !== null}
      danger
      title={`¿Retirar la verificación en dos pasos de ${losing?.name ?? ''}?`}
      confirmLabel={RESET_FACTOR}
      busy={losing !== null && store.busy === losing.userId && 'Retirando…'}
      onConfirm={() => void store.resetFactor()}
      onCancel={() => store.askToReset(null)}
    >
      <p>
        Solo si perdió el teléfono y los códigos de recuperación. Antes, habla con esa persona: un correo o un mensaje
        no bastan para saber quién lo pide. Se cierran sus sesiones, recibe una carta y entra solo con su contraseña
        hasta que la active otra vez.
      </p>
    </ConfirmDialog>
  );
});
