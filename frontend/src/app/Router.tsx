/** The router in the browser's address bar. */
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './routes.tsx';

const router = createBrowserRouter(routes);

export function Router() {
  return <RouterProvider router={router} />;
}
