import { Reads } from '#application/browser/shared/ports/reads.ts';
import { type MySales, mySales } from '#application/read-models/cart/code-sales.ts';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { PageHead, Section } from '#ui/kit/layout/layout.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { needed, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { SoldByMonth } from './sold-by-month.tsx';

export async function load(services: Services): Promise<readonly MySales[]> {
  return needed(await services.get(Reads).ask(mySales));
}

export function meta(): PageMeta {
  return { title: 'Mis ventas', description: '', hidden: true };
}

/** `/main/mis-ventas`: what a verified seller sold with their code, by month. */
export function Component() {
  const sellers = useLoaded<typeof load>();
  return (
    <>
      <PageHead
        title="Mis ventas"
        lead="Los pedidos pagados con tu código, por mes. La escuela no muestra aquí quién compró."
      />
      {sellers.length === 0 ? (
        <EmptyState
          icon="briefcase"
          title="Tu cuenta no es de un vendedor verificado"
          actions={<LinkButton to="/unete/afiliados">Cómo ser afiliado</LinkButton>}
        >
          <p>Si lo eres, entra con una cuenta del correo que la escuela tiene de ti.</p>
        </EmptyState>
      ) : (
        <>
          {sellers.map((sales) => (
            <Section key={sales.word} title={sales.tradeName}>
              <SoldByMonth sales={sales} />
            </Section>
          ))}
          <p>
            <LinkButton to="/main/participaciones">Lo que te corresponde de cada mes</LinkButton>
          </p>
        </>
      )}
    </>
  );
}
