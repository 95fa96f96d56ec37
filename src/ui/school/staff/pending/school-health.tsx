import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OfficeHealth } from '#application/read-models/office/office-pending.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { Section, Stack } from '#ui/kit/layout/layout.tsx';
import { MissingSettings } from '#ui/school/staff/settings/missing-settings.tsx';

/** What the school lacks, and what of its running somebody has to look at; nothing where all is well. */
export function SchoolHealth({ health }: { health: OfficeHealth }) {
  const troubles = troublesOf(health);
  return (
    <>
      {health.lacks.length > 0 && <MissingSettings missing={health.lacks} />}
      {troubles.length > 0 && (
        <Section title="La escuela por dentro">
          <Stack>
            {troubles.map(({ title, detail }) => (
              <Notice key={title} kind="alert" title={title}>
                <p>{detail}</p>
              </Notice>
            ))}
          </Stack>
        </Section>
      )}
    </>
  );
}

function troublesOf({ lettersGivenUp, lettersStuckSince }: OfficeHealth) {
  const troubles: { readonly title: string; readonly detail: ReactNode }[] = [];
  if (lettersStuckSince !== null) {
    troubles.push({
      title: 'Los correos no están saliendo',
      detail: `El más antiguo espera desde el ${formatLongInstant(new Date(lettersStuckSince))}. La escuela los intenta una y otra vez: revisa con quien la instaló que el servidor de correo responda.`,
    });
  }
  if (lettersGivenUp > 0) {
    const [many, they] =
      lettersGivenUp === 1
        ? ['1 correo del último mes no pudo salir', 'Su dirección']
        : [`${lettersGivenUp} correos del último mes no pudieron salir`, 'Sus direcciones'];
    troubles.push({
      title: many,
      detail: (
        <>
          {they} no los recibe{lettersGivenUp === 1 ? '' : 'n'} y la escuela dejó de intentarlo. Si alguien dice que no
          le llegó algo, lo encuentra en su cuenta; su correo se corrige en su perfil. Lo que se vendió está en{' '}
          <Link to="/colaboradores/pedidos">Pedidos</Link>.
        </>
      ),
    });
  }
  return troubles;
}
