import { inOrder, type Permission, permissionText, roleName } from '#domain/office/permissions.ts';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { PageHead } from '#ui/kit/layout/layout.tsx';
import { officeAreasOf } from './office-areas.ts';

/** What stands in the place of a page of the office that is not for somebody's roles: why, and what is. */
export function NotPermittedPage({ permission, roles }: { permission: Permission; roles: readonly string[] }) {
  const areas = officeAreasOf(roles);
  const names = inOrder(roles).map(roleName);
  return (
    <>
      <PageHead title="Esta parte no es de tu rol" lead={rolesText(names)} />
      <EmptyState
        icon="lock"
        title={`Tu rol no incluye ${permissionText(permission)}`}
        actions={areas.map(({ to, label }) => (
          <LinkButton key={to} to={to}>
            {label}
          </LinkButton>
        ))}
      >
        <p>
          {areas.length > 0 && 'Puedes ir a lo que sí es tuyo. '}
          Quien es titular de la escuela puede darte otro rol.
        </p>
      </EmptyState>
    </>
  );
}

/** What stands in the place of a product that somebody else looks after. @param why in the school's words. */
export function NotTheirsPage({ why }: { why: string }) {
  return (
    <>
      <PageHead title="Este producto lo cuida otra persona" />
      <EmptyState
        icon="lock"
        title="No está entre los tuyos"
        actions={<LinkButton to="/colaboradores/productos">Ver mis productos</LinkButton>}
      >
        <p>{why}</p>
      </EmptyState>
    </>
  );
}

function rolesText(names: readonly string[]): string {
  if (names.length === 0) return 'Tu cuenta ya no tiene ningún rol en la escuela.';
  return `${names.length === 1 ? 'Tu rol' : 'Tus roles'} en la escuela: ${names.join(', ')}.`;
}
