import {
  createContext,
  createElement,
  useCallback,
  useContext,
  type AnchorHTMLAttributes,
  type MouseEvent,
} from 'react';
import {
  Link as RouterLink,
  Navigate as RouterNavigate,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation as useRouterLocation,
  useNavigate as useRouterNavigate,
  type Location,
  type NavigateOptions,
} from 'react-router-dom';
import { leavePage } from '@lens/platform/leaving';

export { useLeaveGuard } from '@lens/platform/leaving';
export { useNavigationType, useSearchParams } from 'react-router-dom';

/**
 * The router as remotes see it: thin, so that no remote carries a router, and in paths without a language.
 * Whether the address names a language is the shell's business; links keep it by themselves.
 */
export interface Addressing {
  /** `/contact` → the address to show, `/es-MX/contact` under a Mexican prefix. */
  write(path: string): string;
  /** The path in an address, without its language. */
  read(pathname: string): string;
}

export const AddressingContext = createContext<Addressing>({
  write: (path) => path,
  read: (pathname) => pathname,
});

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  /** Leaves the document instead of changing the page within it. */
  reloadDocument?: boolean;
}

export interface NavLinkProps extends LinkProps {
  /** Whether addresses below this one are other pages. */
  end?: boolean;
}

/** The address to show for a path. Only absolute ones are written anew; `#section` and `?query` stay where they are. */
export const useWritten = (to: string): string => {
  const { write } = useContext(AddressingContext);
  return to.startsWith('/') ? write(to) : to;
};

/** A click that asks for a page here, and not for a new tab, a window or a file. */
const isForHere = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) =>
  button === 0 &&
  !metaKey &&
  !ctrlKey &&
  !shiftKey &&
  !altKey &&
  ['', '_self'].includes(currentTarget.target);

/**
 * A link to an absolute path does not listen to the location, as the router's own does: dozens of them stand around a
 * page and would all render with every change of it.
 */
function AbsoluteLink({ to, reloadDocument, onClick, ...props }: LinkProps) {
  const href = useWritten(to);
  const { navigator } = useContext(NavigationContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || reloadDocument || !isForHere(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    if (href === pathname + search + hash) navigator.replace(href);
    else leavePage(() => navigator.push(href));
  };
  return createElement('a', { ...props, href, onClick: follow });
}

export const Link = (props: LinkProps) =>
  props.to.startsWith('/') ? createElement(AbsoluteLink, props) : createElement(RouterLink, props);

/** A link that says whether it leads to where one is. */
export function NavLink({ end = false, ...props }: NavLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === props.to || (!end && pathname.startsWith(`${props.to}/`));
  return createElement(Link, { ...props, 'aria-current': isCurrent ? 'page' : undefined });
}

export const Navigate = ({ to, ...options }: { to: string } & NavigateOptions) =>
  createElement(RouterNavigate, { ...options, to: useWritten(to) });

/** The location, its path without the language. */
export function useLocation(): Location {
  const { read } = useContext(AddressingContext);
  const location = useRouterLocation();
  return { ...location, pathname: read(location.pathname) };
}

interface LeavingOptions extends NavigateOptions {
  /** Nothing is lost by going: what guards the page is not asked. */
  unasked?: boolean;
}

export function useNavigate(): (to: string, options?: LeavingOptions) => void {
  const { write } = useContext(AddressingContext);
  const navigate = useRouterNavigate();
  return useCallback(
    (to, { unasked = false, ...options } = {}) => {
      if (!to.startsWith('/')) return void navigate(to, options);
      const go = () => void navigate(write(to), options);
      if (unasked) go();
      else leavePage(go);
    },
    [navigate, write],
  );
}
