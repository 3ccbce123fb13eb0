import { Injectable, RequestMethod, type Type } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { accessKey, type AccessLevel } from '../access.js';
import { answerKey } from '../output/answers.js';

export interface Route {
  method: string;
  /** With the global prefix, as in `/api/users/:id`. */
  path: string;
  access: AccessLevel;
  controller: Type;
  handler: () => unknown;
}

/** Lists the routes of the app. */
@Injectable()
export class RouteTable {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  /** @throws Error naming a route that does not state its access or its answer */
  routes(): Route[] {
    return this.discovery.getControllers().flatMap(({ metatype, instance }) => {
      const prototype = Object.getPrototypeOf(instance) as Record<string, () => unknown>;
      const base = Reflect.getMetadata('path', metatype as object) as string;
      return this.scanner
        .getAllMethodNames(prototype)
        .map((name) => prototype[name]!)
        .filter((handler) => Reflect.hasMetadata('method', handler))
        .map((handler) => this.describeRoute(base, metatype as Type, handler));
    });
  }

  private describeRoute(base: string, controller: Type, handler: () => unknown): Route {
    const path = ['/api', base, Reflect.getMetadata('path', handler) as string]
      .map((part) => part.replace(/^\/|\/$/g, ''))
      .filter(Boolean);
    const method = RequestMethod[Reflect.getMetadata('method', handler) as number]!;
    const route = { method, path: `/${path.join('/')}` };
    const access = this.reflector.get<AccessLevel | undefined>(accessKey, handler);
    if (!access) throw new Error(`${method} ${route.path} does not state its access`);
    if (!this.reflector.get(answerKey, handler))
      throw new Error(`${method} ${route.path} does not state its answer`);
    return { ...route, access, controller, handler };
  }
}
