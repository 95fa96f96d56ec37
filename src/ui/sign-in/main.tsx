import '@vitejs/plugin-react/preamble';
import '#ui/kit/styles/kit.css';
import { clearTimers } from 'mobx-react-lite';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ServicesProvider } from '#ui/kit/layout/services.tsx';
import { createSignInServices } from './container.ts';
import { createRoutes } from './routes.tsx';

const place = document.getElementById('app');
if (place === null) throw new Error('The page has no place for the application');
const services = createSignInServices();
createRoot(place).render(
  <StrictMode>
    <ServicesProvider services={services}>
      <RouterProvider router={createBrowserRouter(createRoutes(services))} />
    </ServicesProvider>
  </StrictMode>,
);
// As in the school (school/main.tsx): what is left behind here would clear a timer of the page that comes next.
window.addEventListener('pagehide', clearTimers);
