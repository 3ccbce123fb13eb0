import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { layerOf } from '@lens/build/styles/layers';
import { parseDeclaredProperties, sharedProperties, type DeclaredProperties } from './declared-properties.ts';

/** A class of a CSS module. */
interface ModuleClass {
  sheet: string;
  /** `*`, for any class, if the name is only known at run time. */
  name: string;
}

interface Source {
  file: string;
  tree: ts.SourceFile;
  /** The imported style sheets, by their names in the file. */
  sheets: Map<string, string>;
  /** The files of the imported components, by their names in the file. */
  components: Map<string, string>;
}

interface Element {
  node: ts.JsxOpeningLikeElement;
  tag: string;
  classes: ModuleClass[];
  /** Whether it gets the class from its component's props. */
  takesClass: boolean;
}

/** Finds elements that get classes of two CSS modules, usually from two components of which each knows only its own. */
export class SharedElements {
  private readonly sources = new Map<string, Source>();
  private readonly declared = new Map<string, DeclaredProperties>();

  /** @param root the folder of the repository, whose packages are imported as `@lens/<folder>` */
  constructor(private readonly root: string) {}

  /** One sentence for each problem in a file. */
  findProblems(file: string): string[] {
    const source = this.read(file);
    return this.elementsOf(source).flatMap((element) => {
      const line = source.tree.getLineAndCharacterOfPosition(element.node.getStart()).line + 1;
      const all = [...element.classes, ...this.classesOfComponent(source, element.tag, new Set())];
      return this.findConflicts(all).map(
        (conflict) => `${path.relative(this.root, file)}:${line} ${conflict}`,
      );
    });
  }

  private findConflicts(classes: ModuleClass[]): string[] {
    return classes.flatMap((one, index) =>
      classes.slice(index + 1).flatMap((other) => {
        if (one.sheet === other.sheet || layerOf(one.sheet) !== layerOf(other.sheet)) return [];
        const both = sharedProperties(this.propertiesOf(one), this.propertiesOf(other));
        if (both.length === 0) return [];
        const [first, second] = [one, other].map(({ sheet, name }) => `${path.basename(sheet)} .${name}`);
        return [`${first} and ${second} are in one layer and both set ${both.join(', ')}`];
      }),
    );
  }

  private propertiesOf({ sheet, name }: ModuleClass): Set<string> {
    const declared = this.declared.get(sheet) ?? parseDeclaredProperties(readFileSync(sheet, 'utf8'));
    this.declared.set(sheet, declared);
    return name === '*'
      ? new Set([...declared.values()].flatMap((all) => [...all]))
      : (declared.get(name) ?? new Set());
  }

  /** The classes that a component adds to the element with the class from its props. */
  private classesOfComponent(source: Source, tag: string, visited: Set<string>): ModuleClass[] {
    const file = source.components.get(tag);
    if (!file || visited.has(file)) return [];
    visited.add(file);
    const component = this.read(file);
    return this.elementsOf(component)
      .filter(({ takesClass }) => takesClass)
      .flatMap((element) => [
        ...element.classes,
        ...this.classesOfComponent(component, element.tag, visited),
      ]);
  }

  private elementsOf(source: Source): Element[] {
    const found: Element[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
        found.push(readElement(node, source));
      ts.forEachChild(node, visit);
    };
    visit(source.tree);
    return found;
  }

  private read(file: string): Source {
    const cached = this.sources.get(file);
    if (cached) return cached;
    const tree = ts.createSourceFile(
      file,
      readFileSync(file, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
      ts.ScriptKind.TSX,
    );
    const source: Source = { file, tree, sheets: new Map(), components: new Map() };
    for (const statement of tree.statements) {
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
      const target = this.resolve(file, statement.moduleSpecifier.text);
      if (!target) continue;
      const { name, namedBindings } = statement.importClause ?? {};
      const names =
        namedBindings && ts.isNamedImports(namedBindings)
          ? namedBindings.elements.map((one) => one.name)
          : [];
      for (const { text } of [...(name ? [name] : []), ...names])
        (target.endsWith('.module.css') ? source.sheets : source.components).set(text, target);
    }
    this.sources.set(file, source);
    return source;
  }

  private resolve(from: string, request: string): string | null {
    const inPackage = /^@lens\/([^/]+)\/(.+)$/.exec(request);
    if (!inPackage && !request.startsWith('.')) return null;
    const target = inPackage
      ? path.join(this.root, 'packages', inPackage[1]!, 'src', inPackage[2]!)
      : path.resolve(path.dirname(from), request);
    const files = target.endsWith('.css') ? [target] : [`${target}.tsx`, target];
    return files.find((file) => /\.(css|tsx)$/.test(file) && existsSync(file)) ?? null;
  }
}

function readElement(node: ts.JsxOpeningLikeElement, { sheets }: Source): Element {
  const element: Element = { node, tag: node.tagName.getText(), classes: [], takesClass: false };
  const names: string[] = [];
  const visited = new Set<ts.Node>();
  for (const attribute of node.attributes.properties) {
    if (ts.isJsxSpreadAttribute(attribute)) element.takesClass = true;
    else if (attribute.name.getText() === 'className' && attribute.initializer) {
      // It overrides props that are spread before it.
      element.takesClass = false;
      collect(attribute.initializer);
    }
  }
  element.takesClass ||= names.includes('className');
  return element;

  function collect(expression: ts.Node): void {
    if (ts.isPropertyAccessExpression(expression) || ts.isElementAccessExpression(expression)) {
      const sheet = sheets.get(expression.expression.getText());
      if (sheet) {
        const name = ts.isPropertyAccessExpression(expression)
          ? expression.name.text
          : ts.isStringLiteral(expression.argumentExpression)
            ? expression.argumentExpression.text
            : '*';
        element.classes.push({ sheet, name });
        return;
      }
    }
    if (ts.isIdentifier(expression)) {
      const value = constantOf(expression);
      if (!value) names.push(expression.text);
      else if (!visited.has(value)) {
        visited.add(value);
        collect(value);
      }
    }
    ts.forEachChild(expression, collect);
  }
}

/** The value of the constant of the same file that an identifier refers to. */
function constantOf({ text, parent }: ts.Identifier): ts.Expression | null {
  for (let scope: ts.Node = parent; scope; scope = scope.parent) {
    if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) continue;
    for (const statement of scope.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer && ts.isIdentifier(name) && name.text === text) return initializer;
    }
  }
  return null;
}
