import '#ui/kit/styles/kit.css';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';

import { Gallery } from './gallery.tsx';

const place = document.getElementById('root');
if (place !== null)
  createRoot(place).render(
    <MemoryRouter initialEntries={['/cursos/derecho-laboral']}>
      <Gallery />
    </MemoryRouter>,
  );
