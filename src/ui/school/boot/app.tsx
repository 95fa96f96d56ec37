import { StrictMode, type ReactNode } from 'react';
import type { Services } from '#ui/kit/layout/services.tsx';
import { ServicesProvider } from '#ui/kit/layout/services.tsx';
import { AfterHydration } from './after-hydration.tsx';
import { Document } from './document.tsx';

/** The whole page, one tree on the server and in the browser: only so are they the same. `children` is the router. */
export function App({ services, children }: { services: Services; children: ReactNode }) {
  return (
    <StrictMode>
      <ServicesProvider services={services}>
        <Document>{children}</Document>
        <AfterHydration />
      </ServicesProvider>
    </StrictMode>
  );
}
