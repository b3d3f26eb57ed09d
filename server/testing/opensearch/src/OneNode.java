import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.opensearch.analysis.common.CommonAnalysisPlugin;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.index.mapper.MapperExtrasPlugin;
import org.opensearch.index.reindex.ReindexPlugin;
import org.opensearch.node.Node;
import org.opensearch.painless.PainlessPlugin;
import org.opensearch.plugins.Plugin;
import org.opensearch.transport.Netty4Plugin;

/**
 * One node of OpenSearch with modules that every installation has, and with the plugin whose class `-Dplugin` names. The
 * arguments are its settings, `name=value`. It prints `ready` when it answers, and ends when its standard input does:
 * with the process that started it.
 */
public final class OneNode extends Node {
  private OneNode(Settings settings, List<Class<? extends Plugin>> plugins) {
    super(new Environment(settings, Path.of(settings.get("path.home"), "config")), plugins, true);
  }

  private static List<Class<? extends Plugin>> listPlugins() throws ClassNotFoundException {
    List<Class<? extends Plugin>> plugins =
        new ArrayList<>(
            List.of(
                Netty4Plugin.class,
                CommonAnalysisPlugin.class,
                MapperExtrasPlugin.class,
                PainlessPlugin.class,
                ReindexPlugin.class));
    String named = System.getProperty("plugin");
    if (named != null) plugins.add(Class.forName(named).asSubclass(Plugin.class));
    return plugins;
  }

  public static void main(String[] args) throws Exception {
    Settings.Builder settings = Settings.builder();
    for (String arg : args) settings.put(arg.substring(0, arg.indexOf('=')), arg.substring(arg.indexOf('=') + 1));
    Node node = new OneNode(settings.build(), listPlugins());
    node.start();
    System.out.println("ready");
    while (System.in.read() >= 0) {}
    node.close();
    System.exit(0);
  }
}
