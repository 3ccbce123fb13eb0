import {
  createContext,
  createElement,
  useCallback,
  useContext,
  type AnchorHTMLAttributes,
  type MouseEvent,
} from 'react';
import {
  Navigate as RouterNavigate,
  UNSAFE_NavigationContext as NavigationContext,
  useHref as useRouterHref,
  useLocation as useRouterLocation,
  useNavigate as useRouterNavigate,
  type Location,
  type NavigateOptions,
} from 'react-router-dom';
import { leavePage } from '@lens/platform/leave-guard';

export { useLeaveGuard } from '@lens/platform/leave-guard';
export { useNavigationType, useSearchParams } from 'react-router-dom';

/**
 * The router that remotes use. It is a thin layer, so that no remote contains a router of its own, and its paths have
 * no language: the shell decides whether addresses name one, and links keep it.
 */
export interface AddressMapping {
  /** From the path of a page to its address: from `/contact` to `/es-MX/contact` on a page in Mexican Spanish. */
  toAddress(path: string): string;
  /** From an address to the path of its page, without the language. */
  toPath(address: string): string;
}

export const AddressContext = createContext<AddressMapping>({
  toAddress: (path) => path,
  toPath: (address) => address,
});

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  /** Loads a new document instead of changing the page within this one. */
  reloadDocument?: boolean;
}

export interface NavLinkProps extends LinkProps {
  /** Whether the link is not current on pages below its path. */
  end?: boolean;
}

/** The address of an absolute path. Relative ones, such as `#section` and `?query`, stay as they are. */
export const useHref = (to: string): string => {
  const { toAddress } = useContext(AddressContext);
  return to.startsWith('/') ? toAddress(to) : to;
};

/** @public @deprecated Remotes that require 1.0 use this name of `useHref`. */
export const useWritten = (to: string): string => useHref(to);

/** Whether a click opens the link in this tab, not in a new tab or window, or as a download. */
const isPlainClick = ({
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

interface FollowOptions extends Pick<LinkProps, 'reloadDocument' | 'onClick'> {
  /** Leaves the page without calling its guard, since a part of it is linked. */
  skipLeaveGuard?: boolean;
}

/** Answers the click on a link: a plain one changes the page within this document. */
function useFollow(href: string, { reloadDocument, onClick, skipLeaveGuard = false }: FollowOptions) {
  const { navigator } = useContext(NavigationContext);
  return (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || reloadDocument || !isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    if (href === pathname + search + hash) navigator.replace(href);
    else if (skipLeaveGuard) navigator.push(href);
    else leavePage(() => navigator.push(href));
  };
}

/** It does not subscribe to the location: a page has dozens of such links, which would all render whenever it changes. */
function AbsoluteLink({ to, reloadDocument, onClick, ...props }: LinkProps) {
  const href = useHref(to);
  return createElement('a', { ...props, href, onClick: useFollow(href, { reloadDocument, onClick }) });
}

/** A link to a section or a query of the page, relative to the location. */
function RelativeLink({ to, reloadDocument, onClick, ...props }: LinkProps) {
  const href = useRouterHref(to);
  const follow = useFollow(href, { reloadDocument, onClick, skipLeaveGuard: true });
  return createElement('a', { ...props, href, onClick: follow });
}

export const Link = (props: LinkProps) =>
  createElement(props.to.startsWith('/') ? AbsoluteLink : RelativeLink, props);

/** A link that says whether it leads to the current page. */
export function NavLink({ end = false, ...props }: NavLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === props.to || (!end && pathname.startsWith(`${props.to}/`));
  return createElement(Link, { ...props, 'aria-current': isCurrent ? 'page' : undefined });
}

export const Navigate = ({ to, ...options }: { to: string } & NavigateOptions) =>
  createElement(RouterNavigate, { ...options, to: useHref(to) });

/** The location, with the language removed from its path. */
export function useLocation(): Location {
  const { toPath } = useContext(AddressContext);
  const location = useRouterLocation();
  return { ...location, pathname: toPath(location.pathname) };
}

interface GuardedNavigateOptions extends NavigateOptions {
  /** Leaves without calling the page's guard, since nothing would be lost. */
  skipLeaveGuard?: boolean;
  /** @deprecated Remotes that require 1.0 use this name of `skipLeaveGuard`. */
  unasked?: boolean;
}

export function useNavigate(): (to: string, options?: GuardedNavigateOptions) => void {
  const { toAddress } = useContext(AddressContext);
  const navigate = useRouterNavigate();
  return useCallback(
    (to, { unasked = false, skipLeaveGuard = unasked, ...options } = {}) => {
      if (!to.startsWith('/')) return void navigate(to, options);
      const go = () => void navigate(toAddress(to), options);
      if (skipLeaveGuard) go();
      else leavePage(go);
    },
    [navigate, toAddress],
  );
}
